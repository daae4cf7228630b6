import type { entries as english } from '../../en/editing/field-help-entries.ts';
import type { FieldTexts } from '../../types/field-texts.ts';

export const entries: FieldTexts<keyof typeof english> = {
  'entry.draft': {
    label: 'ड्राफ़्ट',
    help: 'प्रविष्टि को साइट से बाहर रखता है। तब उसके पते पर 404 दिखता है।',
  },
  'entry.publishFrom': {
    label: 'साइट पर इस दिन से',
    help: 'वह पहला दिन जब प्रविष्टि साइट पर होगी, भारत की आधी रात से। न हो तो तुरंत।',
  },
  'entry.reviewBy': {
    label: 'इस दिन तक जाँच',
    help: 'वह दिन जिस तक कोई फिर से देखे कि प्रविष्टि सही है। दिन बीतने से पहले `npm run content -- --all` उसका नाम बताता है।',
  },
  'entry.demonstration': {
    label: 'काल्पनिक उदाहरण',
    help: 'बताता है कि अभिलेख काल्पनिक है और केवल यह दिखाता है कि साइट कैसे चलती है।',
  },
  'entry.formats': { label: 'फ़ाइल के रूप', help: 'वे रूप जो साइट पाठ से बनाती है; न लिखें तो `pdf`।' },
  'entry.document': {
    label: 'दस्तावेज़',
    help: 'प्रविष्टि के साथ रखी तैयार फ़ाइल, पाठ से बनाई जाने वाली फ़ाइल के बदले।',
  },
  'entry.changedOn': {
    label: 'बदलाव का दिन',
    help: 'प्रकाशन के बाद हर बदलाव या भूल-सुधार का दिन, सबसे नया पहले; हर दिन के लिए `changes` में एक वाक्य।',
  },
  'entry.changes': {
    label: 'क्या बदला',
    help: 'हर बदलाव के लिए एक वाक्य: पहले क्या लिखा था, और अब क्या सही है।',
  },
  'edition.number': {
    label: 'संस्करण',
    help: 'इस नियम के संस्करण की संख्या। जो पृष्ठ नियम नहीं हैं, उनमें इसे छोड़ दें।',
  },
  'edition.adoptedOn': { label: 'अपनाने का दिन', help: 'जिस दिन यह संस्करण अपनाया गया।' },
  'edition.appliesFrom': {
    label: 'कब से लागू',
    help: 'पहला दिन जब यह संस्करण लागू होता है, भारत में।',
  },
  'edition.whatChanged': {
    label: 'संस्करण में क्या बदला',
    help: 'एक वाक्य: पिछले संस्करण से क्या अलग है।',
  },
  'editions.rule': {
    label: 'नियम',
    help: 'वह पृष्ठ या दिशानिर्देश जिसका यह पहले का पाठ है।',
  },
  'editions.appliesUntil': {
    label: 'कब तक लागू',
    help: 'अंतिम दिन जब यह लागू है: अगला संस्करण लागू होने से एक दिन पहले।',
  },
  'editions.title': { label: 'शीर्षक', help: 'नियम का नाम, उसके संस्करण के साथ।' },
  'entry.source': { label: 'स्रोत', help: 'जहाँ कही गई बातें जाँची जा सकती हैं।' },
  'entry.sources': {
    label: 'स्रोत',
    help: 'कानून के बारे में कही गई बातों के सार्वजनिक स्रोत; हर एक के लिए `sourceNames` में एक पंक्ति।',
  },
  'entry.checkedOn': {
    label: 'स्रोतों की जाँच की तिथि',
    help: 'वह दिन जब पिछली बार पाठ को उसके स्रोतों से मिलाया गया।',
  },
  'entry.sourceNames': { label: 'स्रोतों के नाम', help: 'हर स्रोत क्या है, `sources` के क्रम में।' },

  'links.kind': { label: 'प्रकार', help: 'वह सूची जिसमें लिंक दिखता है।' },
  'links.order': { label: 'सूची में स्थान', help: 'अपनी सूची में स्थान, 1 से।' },
  'links.link': { label: 'लिंक', help: 'इस साइट का पथ, या https वाला पता।' },
  'links.label': { label: 'लिंक के शब्द', help: 'लिंक में दिखने वाले शब्द।' },
  'links.description': { label: 'विवरण', help: 'पाठक को वहाँ क्या मिलेगा, एक वाक्य में।' },

  'members.kind': {
    label: 'प्रकार',
    help: '`corporate` कांस्य, `sme` रजत, `startup` स्वर्ण और `platinum` प्लैटिनम के रूप में दिखता है।',
  },
  'members.since': { label: 'सदस्य कब से', help: 'वह वर्ष जिसमें सदस्यता शुरू हुई।' },
  'members.website': { label: 'वेबसाइट', help: 'सदस्य की अपनी साइट।' },
  'members.image': { label: 'चित्र', help: 'प्रविष्टि के साथ रखा लोगो।' },
  'members.name': { label: 'नाम', help: 'पंजीकृत नाम।' },
  'members.description': { label: 'विवरण', help: 'सदस्य क्या करता है, एक या दो वाक्यों में।' },

  'notices.kind': {
    label: 'प्रकार',
    help: '`notice` “नया क्या है” में, `circular` “नवीनतम परिपत्र” में दिखता है।',
  },
  'notices.date': { label: 'तिथि', help: 'जारी करने का दिन, भारत में।' },
  'notices.expiresOn': {
    label: 'कब तक प्रभावी है',
    help: '“नया क्या है” और सूचना-पट्टी में अंतिम दिन। सूचना पुरानी सूचनाओं में बनी रहती है।',
  },
  'notices.ticker': { label: 'सूचना-पट्टी में', help: 'शीर्षक को सूचना-पट्टियों में चलाता है।' },
  'notices.number': { label: 'संदर्भ संख्या', help: 'परिपत्र की संदर्भ संख्या।' },
  'notices.link': {
    label: 'लिंक',
    help: 'इस साइट का वह पृष्ठ, या https वाला पता, जिसके बारे में सूचना है।',
  },
  'notices.document': { label: 'दस्तावेज़', help: 'सूचना के साथ रखा दस्तावेज़।' },
  'notices.title': { label: 'शीर्षक', help: 'क्या हुआ, एक पंक्ति में।' },
  'notices.summary': { label: 'सारांश', help: 'सूचियों के लिए एक या दो वाक्य।' },

  'pages.format': {
    label: 'पृष्ठ का विन्यास',
    help: 'पृष्ठ कैसे दिखता है। `standard` में पढ़ने का स्तंभ है, `wide` में पूरी चौड़ाई, `home` में तीन स्तंभ।',
  },
  'pages.unlisted': { label: 'खोज से बाहर', help: 'पृष्ठ को खोज और साइट के नक्शे से बाहर रखता है।' },
  'pages.portal': {
    label: 'केवल इस पोर्टल के साथ',
    help: 'पृष्ठ साइट पर तभी होता है जब सेटिंग में ऐसा पोर्टल हो। `ours`: फ़ॉर्म साइट के अपने पोर्टल को भेजे जाते हैं; `other`: किसी दूसरे पोर्टल को; `forms`: इन दोनों में से किसी को; `none`: किसी को नहीं। `login`: सदस्य लॉगिन कर सकते हैं; `certificates`: सदस्यों के प्रमाणपत्र दिखते हैं।',
  },
  'pages.lastReviewed': {
    label: 'पिछली समीक्षा',
    help: 'वह दिन जब पिछली बार देखा गया कि पृष्ठ सही है।',
  },
  'pages.title': { label: 'शीर्षक', help: 'पृष्ठ का शीर्षक।' },
  'pages.menuTitle': { label: 'मेनू में नाम', help: 'मेनू के लिए छोटा नाम। न हो तो शीर्षक दिखता है।' },
  'pages.description': {
    label: 'विवरण',
    help: 'खोज इंजनों और सूचियों के लिए एक या दो वाक्य, 50 से 200 अक्षर।',
  },
  'pages.lead': {
    label: 'परिचय',
    help: 'शीर्षक के नीचे एक या दो वाक्य, जो बताते हैं कि पृष्ठ किस काम का है।',
  },
  'pages.questions': {
    label: 'उत्तर देने योग्य प्रश्न',
    help: 'वे प्रश्न जिनका उत्तर पृष्ठ में अभी देना है। आगंतुक इन्हें नहीं देखते। उत्तर लिखने के बाद इन्हें हटा दें।',
  },
  'pages.keywords': { label: 'खोज के शब्द', help: 'और शब्द जिनसे खोज में यह पृष्ठ मिले, उनके बीच अल्पविराम।' },

  'partners.kind': { label: 'प्रकार', help: 'सहयोग का प्रकार।' },
  'partners.website': { label: 'वेबसाइट', help: 'सहयोगी की अपनी साइट।' },
  'partners.image': { label: 'चित्र', help: 'प्रविष्टि के साथ रखा लोगो।' },
  'partners.name': { label: 'नाम', help: 'सहयोगी का नाम।' },
  'partners.description': { label: 'विवरण', help: 'हम साथ में क्या करते हैं, एक या दो वाक्यों में।' },

  'people.kind': { label: 'प्रकार', help: 'वह सूची जिसमें व्यक्ति दिखते हैं।' },
  'people.order': { label: 'सूची में स्थान', help: 'सूची में स्थान, 1 से।' },
  'people.image': { label: 'चित्र', help: 'व्यक्ति की फ़ोटो, प्रविष्टि के साथ रखी हुई।' },
  'people.name': { label: 'नाम', help: 'नाम, उपाधि के साथ।' },
  'people.office': { label: 'पद', help: 'वह पद जिस पर वे हैं।' },
  'people.bio': { label: 'व्यक्ति का परिचय', help: 'अनुभव के बारे में दो या तीन वाक्य।' },

  'tiers.order': { label: 'सूची में स्थान', help: 'श्रेणियों में स्थान; सबसे नीचे की श्रेणी 1 है।' },
  'tiers.memberKind': { label: 'सदस्य का प्रकार', help: 'श्रेणी किस प्रकार के सदस्य के लिए है।' },
  'tiers.colour': { label: 'रंग', help: 'श्रेणी के किनारे और चिह्न का रंग।' },
  'tiers.pricePerYear': { label: 'वार्षिक शुल्क, रुपये में', help: 'वार्षिक शुल्क, पूरे रुपयों में।' },
  'tiers.executiveCommitteeSeat': {
    label: 'कार्यकारी समिति में स्थान',
    help: 'श्रेणी के सदस्य कार्यकारी समिति में स्थान पा सकते हैं।',
  },
  'tiers.managementBoardSeat': {
    label: 'प्रबंधन मंडल में स्थान',
    help: 'श्रेणी के सदस्य प्रबंधन मंडल में स्थान पा सकते हैं।',
  },
  'tiers.name': { label: 'नाम', help: 'श्रेणी का नाम।' },
  'tiers.summary': { label: 'सारांश', help: 'श्रेणी किसके लिए ठीक है, एक वाक्य में।' },
  'tiers.features': { label: 'सुविधाएँ', help: 'वे सुविधाएँ जो इस श्रेणी में नीचे की श्रेणी से अधिक हैं।' },
};
