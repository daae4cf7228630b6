export const fields = {
  fieldMissing: { problem: 'यह फ़ील्ड छूट गया है' },
  fieldEmpty: { problem: 'कोलन के बाद कुछ नहीं लिखा है' },
  fieldUnknown: { problem: 'इस नाम का कोई फ़ील्ड नहीं है', expected: 'इनमें से एक: {names}।' },
  fieldNotHere: { problem: 'यहाँ कोई फ़ील्ड नहीं हो सकता', expected: 'यह पंक्ति हटाएँ।' },
  factInTranslation: {
    problem: 'यह तथ्य है, और तथ्य अंग्रेज़ी संस्करण में लिखे जाते हैं',
    expected: 'यहाँ से पंक्ति हटाएँ; अंग्रेज़ी संस्करण का मान हर भाषा पर लागू होता है।',
  },
  notText: { problem: '{value} शब्दों में नहीं है' },
  notNumber: { problem: '{value} संख्या नहीं है' },
  notWholeNumber: { problem: '{value} पूर्ण संख्या नहीं है' },
  notFlag: {
    problem: '{value} न `true` है, न `false`',
    expected: '{help} `true` लिखें, या यह पंक्ति हटा दें।',
  },
  notList: { problem: '{value} सूची नहीं है' },
  notGroup: { problem: '{value} फ़ील्डों का समूह नहीं है' },
  notDay: { problem: '{value} कैलेंडर का कोई दिन नहीं है' },
  notTime: { problem: '{value} दिन का कोई समय नहीं है' },
  notAddress: { problem: '{value} https:// से शुरू होने वाला पता नहीं है' },
  notEmail: { problem: '{value} ई-मेल पता नहीं है' },
  wrongForm: { problem: '{value} सही ढंग से नहीं लिखा है' },
  notAmong: { problem: '{value} इनमें से नहीं है: {choices}' },
  tooShort: { problem: '{value} बहुत छोटा है: {count} अक्षर, कम से कम {least} चाहिए' },
  tooLong: { problem: 'यह बहुत लंबा है: {count} अक्षर, अधिक से अधिक {most} हो सकते हैं' },
  tooSmall: { problem: '{value} बहुत कम है: कम से कम {least} चाहिए' },
  tooLarge: { problem: '{value} बहुत अधिक है: अधिक से अधिक {most} हो सकता है' },
  tooFew: { problem: 'सूची बहुत छोटी है: {count} पंक्तियाँ, कम से कम {least} चाहिए' },
  tooMany: { problem: 'सूची बहुत लंबी है: {count} पंक्तियाँ, अधिक से अधिक {most} हो सकती हैं' },
  itemUnclear: { problem: 'यह स्पष्ट नहीं है कि यहाँ क्या लिखा गया है' },

  notFileBeside: { problem: '{value} नाम की फ़ाइल इस फ़ाइल के साथ नहीं रखी है' },
  notPicture: { problem: '{value} चित्र नहीं है', expected: 'इनमें से किसी प्रकार की फ़ाइल: {endings}।' },
  notEntry: { problem: '{value} नाम का फ़ोल्डर src/content/{collection} में नहीं है' },
  colourUnreadable: {
    problem: '{value} इतना हल्का है कि {ground} पर आसानी से पढ़ा नहीं जाता',
    expected: '{help} इससे गहरा रंग।',
  },
  demonstrationOnRealSite: {
    problem: 'असली पते वाली साइट डेमो प्रमाणपत्रों को मान्य नहीं कर सकती',
    expected: 'लिखें: demonstrationCertificates: false',
  },
  noticeOnRealSite: {
    problem: 'असली पते वाली साइट यह नहीं कह सकती कि उसकी संस्था काल्पनिक है',
    expected: '`demonstrationNotice` हटा दें।',
  },
  portalWithoutAddress: {
    problem: 'साइट के अपने पोर्टल का पता नहीं दिया गया है',
    expected: '`api` जोड़ें, जैसे https://portal.federation.example/api/v1, या `ours` हटा दें।',
  },

  linesMissing: {
    problem: '{others} {facts} के लिए {count} पंक्तियाँ',
    expected: '{facts} में से हर एक के लिए एक पंक्ति, उसी क्रम में।',
  },
} as const;
