import type { settings as english } from '../../en/editing/field-help-settings.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const settings: FieldTexts<keyof typeof english> = {
  'search.answers': {
    label: 'उत्तर',
    help: 'लोग क्या लिखते हैं, और उसका उत्तर किस पृष्ठ पर है। वह पृष्ठ तब सबसे पहले आता है।',
  },
  'search.page': { label: 'पृष्ठ', help: 'जिस पृष्ठ या अभिलेख पर उत्तर है, उसका पथ।' },
  'search.typed': {
    label: 'लोग क्या लिखते हैं',
    help: 'शब्द और छोटे प्रश्न, जैसे आगंतुक लिखते हैं, अल्पविराम से अलग। शब्दों का क्रम और रूप, और “का”, “की” जैसे शब्द कोई अंतर नहीं डालते।',
  },
  'search.synonyms': {
    label: 'एक ही अर्थ के शब्द',
    help: 'समान अर्थ वाले शब्दों के समूह, शब्द अल्पविराम से अलग। जो इनमें से एक लिखे, उसे बाकी भी मिलते हैं।',
  },
  'menus.page': { label: 'पृष्ठ', help: '`pages` के भीतर किसी पृष्ठ का फ़ोल्डर।' },
  'menus.label': { label: 'नाम', help: 'पृष्ठ के मेनू-नाम से अलग नाम।' },
  'menus.sectionLabel': { label: 'नाम', help: 'अनुभाग का नाम।' },
  'menus.path': { label: 'पथ', help: 'अनुभाग का पथ, जो उसके पहले पृष्ठ पर ले जाता है।' },
  'menus.columnLabel': { label: 'शीर्षक', help: 'स्तंभ का शीर्षक।' },
  'menus.query': { label: 'पूछी गई बात', help: 'पृष्ठ से क्या पूछा जाता है, जैसे पते में प्रश्न चिह्न के बाद।' },
  'menus.shortcutLabel': { label: 'नाम', help: 'आगंतुक क्या करना चाहते हैं, दो से चार शब्दों में।' },
  'menus.icon': { label: 'चित्र', help: 'नाम के पास का चित्र।' },
  'menus.shortcuts': {
    label: 'सीधे लिंक',
    help: 'अधिकतर आगंतुक जिसके लिए आते हैं, हर पृष्ठ के ऊपरी भाग में: अधिक से अधिक तीन।',
  },
  'menus.item': { label: 'मेनू का भाग', help: 'एक पृष्ठ, या अपने नाम, पथ और पृष्ठों वाला अनुभाग।' },
  'menus.main': { label: 'मुख्य मेनू', help: 'मुख्य मेनू।' },
  'menus.footer': { label: 'पृष्ठ का निचला भाग', help: 'पृष्ठ के निचले भाग के स्तंभ।' },

  'settings.weekday': { label: 'सप्ताह का दिन', help: 'सप्ताह का एक दिन।' },
  'settings.opens': { label: 'खुलने का समय', help: 'खुलने का समय, भारतीय समय।' },
  'settings.closes': { label: 'बंद होने का समय', help: 'बंद होने का समय, भारतीय समय।' },
  'settings.officeHours': {
    label: 'कार्यालय का समय',
    help: 'दिनों के अनुसार कार्यालय खुलने का भारतीय समय। जिस दिन का नाम नहीं है, उस दिन कार्यालय बंद रहता है।',
  },
  'settings.supportHours': {
    label: 'सहायता डेस्क का समय',
    help: 'दिनों के अनुसार सहायता डेस्क का भारतीय समय। जिस दिन का नाम नहीं है, उस दिन सहायता डेस्क बंद रहता है।',
  },
  'settings.badgeName': { label: 'पाठ', help: 'प्रतीक में लिखे शब्द।' },
  'settings.badgeIssuer': { label: 'जारी करने वाला', help: 'प्रमाणपत्र किसने जारी किया।' },
  'settings.badgeScope': { label: 'दायरा', help: 'उसमें क्या-क्या शामिल है।' },
  'settings.badgeValidUntil': { label: 'कब तक मान्य', help: 'वह अंतिम दिन जब तक वह मान्य है।' },
  'settings.badgeLink': { label: 'कहाँ जाँचा जा सकता है', help: 'जहाँ उसे जाँचा जा सकता है।' },
  'settings.badgeEvidence': {
    label: 'प्रमाण',
    help: 'जो प्रतीक को सिद्ध करता है। न हो तो प्रतीक पर नमूना (डेमो) लिखा रहता है।',
  },
  'settings.site': { label: 'साइट का पता', help: 'साइट का पता, अंत में तिरछी रेखा (/) के बिना।' },
  'settings.name': { label: 'नाम', help: 'महासंघ का पूरा नाम, हर पृष्ठ के ऊपरी भाग में।' },
  'settings.shortName': { label: 'छोटा नाम', help: 'छोटा नाम।' },
  'settings.certificatePrefix': {
    label: 'प्रमाणपत्र संख्या का पहला भाग',
    help: 'हर प्रमाणपत्र संख्या का पहला भाग, अंग्रेज़ी के दो से आठ बड़े अक्षर।',
  },
  'settings.demonstrationCertificates': {
    label: 'नमूने (डेमो) के प्रमाणपत्र',
    help: 'क्या साइट नमूने (डेमो) के प्रमाणपत्र दिखाती, मान्य करती और प्रकाशित करती है। असली पते के साथ नहीं।',
  },
  'settings.publishByPullRequest': {
    label: 'पुल अनुरोध से प्रकाशित करें',
    help: 'क्या होस्टिंग सेवा पर मुख्य शाखा सुरक्षित है: तब संपादन डेस्क एक शाखा में भेजता है, और कोई उसका पुल अनुरोध स्वीकार करता है। नहीं तो वह मुख्य शाखा में भेजता है।',
  },
  'settings.version': { label: 'संस्करण', help: 'पृष्ठ के निचले भाग में दिखने वाला संस्करण।' },
  'settings.credit': { label: 'अंतिम पंक्ति', help: 'पृष्ठ के निचले भाग की सबसे अंतिम पंक्ति।' },
  'settings.notGovernment': {
    label: 'सरकारी कार्यालय नहीं',
    help: 'वह पंक्ति जो बताती है कि महासंघ सरकारी कार्यालय नहीं है।',
  },
  'settings.previewBanner': {
    label: 'पूर्वावलोकन',
    help: 'पृष्ठ के ऊपरी भाग के नीचे की वह पंक्ति जो बताती है कि साइट पूर्वावलोकन है। यह न हो तो कोई पंक्ति नहीं होती।',
  },
  'settings.demonstrationNotice': {
    label: 'फ़ॉर्म के ऊपर की सूचना',
    help: 'हर फ़ॉर्म के ऊपर के वे शब्द जो बताते हैं कि इस डेमो से भेजा गया कुछ भी किसी तक नहीं पहुँचता। साइट के ऑनलाइन होने पर इन्हें हटा दें।',
  },
  'settings.portalLogin': { label: 'लॉग-इन पृष्ठ', help: 'सदस्य पोर्टल का लॉग-इन पृष्ठ।' },
  'settings.portalApi': { label: 'इंटरफ़ेस का पता', help: 'पोर्टल के इंटरफ़ेस का मूल पता।' },
  'settings.portalApplications': {
    label: 'आवेदन',
    help: 'उसके नीचे का वह पथ जो सदस्यता के आवेदन लेता है। न हो तो फ़ॉर्म कुछ नहीं भेजता।',
  },
  'settings.portalMessages': {
    label: 'संदेश',
    help: 'उसके नीचे का वह पथ जो संपर्क फ़ॉर्म के संदेश लेता है। न हो तो फ़ॉर्म कुछ नहीं भेजता।',
  },
  'settings.portalCertificateView': {
    label: 'प्रमाणपत्र',
    help: 'जहाँ किसी सदस्य का प्रमाणपत्र दिखता है।',
  },
  'settings.portal': { label: 'सदस्य पोर्टल', help: 'सदस्य पोर्टल के पते।' },
  'settings.email': { label: 'ई-मेल', help: 'सामान्य पता।' },
  'settings.ombudsmanEmail': {
    label: 'लोकपाल का ई-मेल',
    help: 'शिकायतों का पता, जिसे केवल लोकपाल का कार्यालय पढ़ता है। यह न हो, तो शिकायतें सामान्य पते पर जाती हैं।',
  },
  'settings.phone': { label: 'टेलीफ़ोन', help: 'टेलीफ़ोन संख्या, देश के कोड के साथ।' },
  'settings.address': { label: 'पता', help: 'डाक का पता, हर पंक्ति अलग।' },
  'settings.map': { label: 'मानचित्र', help: 'मानचित्र पर पता।' },
  'settings.contact': { label: 'संपर्क', help: 'महासंघ से कैसे संपर्क किया जाता है।' },
  'settings.holidayDay': { label: 'दिन', help: 'दिन, भारत में।' },
  'settings.holidayName': { label: 'नाम', help: 'अवकाश का नाम।' },
  'settings.holidays': {
    label: 'अवकाश',
    help: 'जिन दिनों कार्यालय, सहायता केंद्र और लोकपाल का कार्यालय बंद रहते हैं। वे कार्य दिवस नहीं हैं।',
  },
  'settings.holidayUnconfirmed': {
    label: 'पुष्टि नहीं',
    help: 'क्या यह दिन अभी आधिकारिक सूची से नहीं है। सूची में यह लिखा दिखता है, और उस वर्ष की समय-सीमाएँ अनिश्चित बताई जाती हैं।',
  },
  'settings.holidaySourceLink': { label: 'लिंक', help: 'आधिकारिक सूची का पृष्ठ।' },
  'settings.holidaySourceCheckedOn': {
    label: 'जाँच का दिन',
    help: 'जिस दिन अवकाशों का उससे अंतिम बार मिलान हुआ।',
  },
  'settings.holidaySourceNote': {
    label: 'टिप्पणी',
    help: 'कौन-सी सूची है, और किसकी पुष्टि नहीं हुई।',
  },
  'settings.holidaySource': {
    label: 'अवकाशों का स्रोत',
    help: 'अवकाश कहाँ से लिए गए हैं। संपर्क पृष्ठ पर सूची के नीचे दिखता है।',
  },
  'settings.newForDays': {
    label: 'कितने दिन नया',
    help: 'सूची का सबसे नया अभिलेख कितने दिन तक नया कहा जाता है।',
  },
  'settings.headerSeconds': {
    label: 'ऊपर के सेकंड',
    help: 'ऊपरी भाग की सूचना-पट्टी का एक फेरा कितने सेकंड का है।',
  },
  'settings.bottomSeconds': {
    label: 'नीचे के सेकंड',
    help: 'निचले भाग की सूचना-पट्टी का एक फेरा कितने सेकंड का है।',
  },
  'settings.maxItems': {
    label: 'अधिक से अधिक सूचनाएँ',
    help: 'सूचना-पट्टियाँ अधिक से अधिक कितनी सूचनाएँ दिखाती हैं।',
  },
  'settings.tickers': { label: 'सूचना-पट्टियाँ', help: 'दोनों सूचना-पट्टियाँ।' },
  'settings.lookupMode': { label: 'कब', help: 'आगंतुक के नेटवर्क का पता और नगर कब पूछे जाते हैं।' },
  'settings.lookupUrl': { label: 'सेवा', help: 'वह सेवा जिससे पूछा जाता है।' },
  'settings.visitorLookup': { label: 'आगंतुक की जानकारी', help: 'आगंतुक वाले भाग के लिए पूछताछ।' },
  'settings.badges': { label: 'प्रतीक', help: 'पृष्ठ के निचले भाग के प्रतीक।' },
  'settings.redirectFrom': { label: 'पुराना पथ', help: 'पुराना पथ।' },
  'settings.redirectTo': { label: 'नया पथ', help: 'वह पथ जिस पर पुराना ले जाता है।' },
  'settings.redirectGone': {
    label: 'सदा के लिए हटाया गया',
    help: 'यदि पुराने पृष्ठ के स्थान पर कुछ नहीं है, तो `to` के स्थान पर। तब उसका पता 410 उत्तर देता है।',
  },
  'settings.redirects': {
    label: 'पुराने पथ',
    help: 'पुराने पथ जो नए पथों पर ले जाते हैं, या सदा के लिए हटा दिए गए हैं।',
  },
  'settings.series': { label: 'क्रम', help: 'संख्याओं का क्रम, अपने वर्ष के साथ या उसके बिना।' },
  'settings.numbers': { label: 'संख्याएँ', help: 'वे संख्याएँ जो नहीं हैं। न लिखें तो क्रम की हर छूटी संख्या।' },
  'settings.perMonth': {
    label: 'प्रति माह',
    help: 'शृंखला में महीने में लगभग कितनी संख्याएँ होती हैं। जो संख्या अपनी तिथि से मेल नहीं खाती, वह बताई जाती है।',
  },
  'settings.reason': { label: 'कारण', help: 'उनके अभिलेख क्यों नहीं हैं।' },
  'settings.missingNumbers': {
    label: 'छूटी संख्याएँ',
    help: 'परिपत्रों, विज्ञप्तियों और आदेशों की वे संख्याएँ जिनका कोई अभिलेख नहीं है, और क्यों।',
  },
  'settings.days': { label: 'दिन', help: 'सप्ताह के वे दिन जिनका यह समय है।' },

  'menus.sectionItems': { label: 'पृष्ठ', help: 'अनुभाग के पृष्ठ, क्रम में।' },
  'menus.columnItems': { label: 'पृष्ठ', help: 'स्तंभ के पृष्ठ, क्रम में।' },
};
