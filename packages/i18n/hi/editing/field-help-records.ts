import type { records as english } from '../../en/editing/field-help-records.ts';
import type { FieldTexts } from '../../types/field-texts.ts';

export const records: FieldTexts<keyof typeof english> = {
  'downloads.kind': { label: 'प्रकार', help: 'वह शीर्षक जिसके नीचे फ़ाइल सूची में आती है।' },
  'downloads.order': { label: 'सूची में स्थान', help: 'अपने शीर्षक के नीचे स्थान, 1 से।' },
  'downloads.version': { label: 'संस्करण', help: 'दस्तावेज़ का संस्करण।' },
  'downloads.date': { label: 'तिथि', help: 'इस संस्करण का दिन, भारत में।' },
  'downloads.page': {
    label: 'जिस पृष्ठ का पाठ लिया जाता है',
    help: 'वह पृष्ठ जिसका पाठ फ़ाइल में होता है, यदि प्रविष्टि का अपना पाठ नहीं है।',
  },
  'downloads.name': { label: 'नाम', help: 'फ़ाइल का नाम, पाठकों के लिए।' },
  'downloads.description': { label: 'विवरण', help: 'यह किस काम की है, एक या दो वाक्यों में।' },

  'events.kind': { label: 'प्रकार', help: 'कार्यक्रम का प्रकार।' },
  'events.announced': {
    label: 'घोषणा का दिन',
    help: 'जिस दिन कार्यक्रम पहली बार बताया गया। इसे कभी न बदलें: फ़ीड इसी दिन से कार्यक्रम को रखती है।',
  },
  'events.state': {
    label: 'बदली हुई योजना',
    help: 'कार्यक्रम तय रूप में हो रहा हो तो इसे छोड़ दें: `postponed` यदि नई तिथि अभी तय नहीं, `new-day`, `new-place`, `online` यदि अब ऑनलाइन होगा, या `cancelled`।',
  },
  'events.previousDate': {
    label: 'पहले की तिथि',
    help: 'पहला दिन, जैसा पहले बताया गया था। `new-day` के साथ ज़रूरी।',
  },
  'events.date': { label: 'तिथि', help: 'पहला दिन, भारत में।' },
  'events.endDate': { label: 'अंतिम दिन', help: 'अंतिम दिन, यदि कार्यक्रम एक से अधिक दिन का है।' },
  'events.startTime': { label: 'आरंभ का समय', help: 'कब शुरू होता है, भारतीय समय, 24 घंटे की घड़ी।' },
  'events.endTime': { label: 'समाप्ति का समय', help: 'कब समाप्त होता है, भारतीय समय, 24 घंटे की घड़ी।' },
  'events.online': { label: 'ऑनलाइन आयोजित', help: 'कार्यक्रम ऑनलाइन होता है।' },
  'events.image': { label: 'चित्र', help: 'प्रविष्टि के साथ रखा चित्र। न हो तो साइट एक चित्र बनाती है।' },
  'events.photographs': {
    label: 'फ़ोटो',
    help: 'प्रविष्टि के साथ रखी फ़ोटो; हर एक के लिए `photographCaptions` में एक पंक्ति।',
  },
  'events.document': { label: 'दस्तावेज़', help: 'प्रविष्टि के साथ रखी कार्य-सूची या रिपोर्ट।' },
  'events.title': { label: 'शीर्षक', help: 'कार्यक्रम का नाम।' },
  'events.venue': { label: 'स्थान', help: 'भवन और शहर, या “ऑनलाइन”।' },
  'events.theme': { label: 'विषय या मुख्य विषय', help: 'विषय, कुछ शब्दों में।' },
  'events.description': { label: 'विवरण', help: 'कार्यक्रम किस बारे में है, एक से तीन वाक्यों में।' },
  'events.highlights': { label: 'मुख्य बातें', help: 'कार्यक्रम से क्या निकला, या उससे क्या अपेक्षा है।' },
  'events.speakers': { label: 'वक्ता', help: 'कौन बोला, उनके पद के साथ।' },
  'events.photographCaptions': {
    label: 'फ़ोटो के विवरण',
    help: 'हर फ़ोटो में क्या दिखता है, `photographs` के क्रम में।',
  },
  'events.speakerName': { label: 'नाम', help: 'नाम, उपाधि के साथ।' },
  'events.speakerTitle': { label: 'पद', help: 'पद, या वक्ता क्या करते हैं।' },

  'guidelines.version': { label: 'संस्करण', help: 'पाठ का संस्करण।' },
  'guidelines.date': { label: 'तिथि', help: 'वह दिन जिससे यह संस्करण लागू है, भारत में।' },
  'guidelines.title': { label: 'शीर्षक', help: 'दिशानिर्देश का नाम।' },
  'guidelines.summary': { label: 'सारांश', help: 'यह संचालकों से क्या चाहता है, एक या दो वाक्यों में।' },

  'judgments.date': { label: 'तिथि', help: 'निर्णय का दिन।' },
  'judgments.courtLevel': { label: 'न्यायालय का स्तर', help: 'न्यायालय किस स्तर का है।' },
  'judgments.citation': { label: 'साइटेशन', help: 'निर्णय का हवाला कैसे दिया जाता है।' },
  'judgments.status': {
    label: 'क्या अब भी मान्य है',
    help: 'क्या इस पर भरोसा किया जा सकता है: `good-law`; `read-with` यदि बाद का कोई निर्णय इसे सीमित करता है; `overtaken` यदि बाद का निर्णय कुछ और कहता है; `stayed` यदि रोक लगी है; `reversed` यदि अपील में पलट दिया गया।',
  },
  'judgments.changedBy': {
    label: 'जिस निर्णय से यह बदला',
    help: 'जिस निर्णय ने इसे बदला, उसका फ़ोल्डर। ज़रूरी है, यदि `status` `good-law` नहीं है।',
  },
  'judgments.source': {
    label: 'कहाँ पढ़ा जा सकता है',
    help: 'पाठ कहाँ पढ़ा जा सकता है: न्यायालय की साइट पर निर्णय का पता, या उसका अपना पता न हो तो साइट का पहला पृष्ठ।',
  },
  'judgments.title': { label: 'शीर्षक', help: 'पक्षकारों के नाम।' },
  'judgments.court': { label: 'न्यायालय', help: 'न्यायालय।' },
  'judgments.summary': { label: 'सारांश', help: 'मामला किस बारे में था, एक या दो वाक्यों में।' },
  'judgments.impact': {
    label: 'प्रभाव',
    help: 'निर्णय में क्या कहा गया, और फैंटेसी स्पोर्ट्स के लिए उसका क्या अर्थ है।',
  },

  'media.kind': { label: 'प्रकार', help: 'गैलरी का वह टैब जिसमें यह दिखता है।' },
  'media.date': { label: 'तिथि', help: 'जिस दिन यह लिया या दिखाया गया, भारत में।' },
  'media.image': { label: 'चित्र', help: 'प्रविष्टि के साथ रखा चित्र।' },
  'media.document': { label: 'दस्तावेज़', help: 'प्रविष्टि के साथ रखा वीडियो या प्रस्तुति।' },
  'media.event': { label: 'कार्यक्रम', help: 'जिस कार्यक्रम का यह है, उसके फ़ोल्डर का नाम।' },
  'media.title': { label: 'शीर्षक', help: 'छोटा शीर्षक।' },
  'media.alt': { label: 'चित्र का वर्णन', help: 'चित्र में क्या दिखता है, उनके लिए जो उसे देख नहीं सकते।' },
  'media.caption': { label: 'चित्र के नीचे का वाक्य', help: 'चित्र के नीचे का एक वाक्य।' },
  'media.slides': {
    label: 'स्लाइडों का पाठ',
    help: 'प्रस्तुति की स्लाइडें शब्दों में, अपने क्रम में: शीर्षक, और स्लाइड में क्या लिखा या दिखाया है।',
  },
  'media.transcript': { label: 'लिखित पाठ', help: 'वीडियो में जो कहा गया है, पूरा।' },
  'media.slideTitle': { label: 'शीर्षक', help: 'स्लाइड का शीर्षक।' },
  'media.slideText': { label: 'पाठ', help: 'स्लाइड में क्या लिखा या दिखाया है।' },

  'news.date': { label: 'तिथि', help: 'प्रकाशन का दिन, भारत में।' },
  'news.kind': { label: 'प्रकार', help: 'समाचार किस बारे में है।' },
  'news.image': { label: 'चित्र', help: 'प्रविष्टि के साथ रखा चित्र। न हो तो साइट एक चित्र बनाती है।' },
  'news.title': { label: 'शीर्षक', help: 'समाचार का शीर्षक।' },
  'news.summary': { label: 'सारांश', help: 'सूचियों के लिए एक या दो वाक्य।' },

  'opinions.date': { label: 'तिथि', help: 'राय का दिन, भारत में।' },
  'opinions.kind': { label: 'प्रकार', help: 'कानून की शाखा।' },
  'opinions.document': { label: 'दस्तावेज़', help: 'प्रविष्टि के साथ रखी हस्ताक्षरित राय।' },
  'opinions.title': { label: 'शीर्षक', help: 'वह प्रश्न जिसका उत्तर राय में है।' },
  'opinions.author': { label: 'लेखक', help: 'राय किसने लिखी।' },
  'opinions.summary': { label: 'सारांश', help: 'उत्तर, एक से तीन वाक्यों में।' },

  'orders.date': { label: 'तिथि', help: 'आदेश का दिन, भारत में।' },
  'orders.number': { label: 'संदर्भ संख्या', help: 'आदेश की संख्या।' },
  'orders.kind': { label: 'प्रकार', help: 'शिकायत का क्या परिणाम हुआ।' },
  'orders.document': { label: 'दस्तावेज़', help: 'प्रविष्टि के साथ रखा हस्ताक्षरित आदेश।' },
  'orders.title': { label: 'शीर्षक', help: 'आदेश किस बारे में है, एक पंक्ति में।' },
  'orders.summary': { label: 'सारांश', help: 'क्या शिकायत थी और क्या निर्णय हुआ।' },

  'publications.kind': { label: 'प्रकार', help: 'प्रकाशन का प्रकार।' },
  'publications.date': { label: 'तिथि', help: 'प्रकाशन का दिन, भारत में।' },
  'publications.image': {
    label: 'चित्र',
    help: 'प्रविष्टि के साथ रखा आवरण। न हो तो साइट एक आवरण बनाती है।',
  },
  'publications.title': { label: 'शीर्षक', help: 'प्रकाशन का शीर्षक।' },
  'publications.description': { label: 'विवरण', help: 'पाठक को इसमें क्या मिलेगा, एक से तीन वाक्यों में।' },

  'releases.date': { label: 'तिथि', help: 'विज्ञप्ति का दिन, भारत में।' },
  'releases.number': { label: 'संदर्भ संख्या', help: 'विज्ञप्ति की संदर्भ संख्या।' },
  'releases.title': { label: 'शीर्षक', help: 'विज्ञप्ति का शीर्षक।' },
  'releases.summary': { label: 'सारांश', help: 'सूचियों के लिए एक या दो वाक्य।' },
};
