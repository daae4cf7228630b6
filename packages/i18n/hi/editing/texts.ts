export const texts = {
  textMissing: {
    problem: 'इस पृष्ठ में कोई पाठ नहीं है',
    expected: 'फ़ील्डों के नीचे, --- की पंक्ति के बाद, पाठ।',
  },
  translatedTextMissing: {
    problem: 'यहाँ पाठ नहीं है, जबकि अंग्रेज़ी संस्करण में है',
    expected: 'अंग्रेज़ी संस्करण के पाठ का अनुवाद।',
  },

  headingSkipped: {
    problem: 'शीर्षक “{heading}” से पहले एक स्तर छूट गया है',
    expected: 'पृष्ठ के शीर्षक के नीचे ##, और ## के नीचे ## या ###; कोई स्तर न छोड़ें।',
  },
  headingEmpty: {
    problem: 'एक शीर्षक में कोई शब्द नहीं है',
    expected: '## के बाद शब्द लिखें, या शीर्षक हटा दें।',
  },
  boldForHeading: {
    problem: 'शीर्षक की जगह “{heading}” केवल मोटे अक्षरों में है',
    expected: '## के साथ शीर्षक, जिससे पाठक और स्क्रीन रीडर वह भाग पा सकें।',
  },

  tableRagged: {
    problem: 'तालिका की इस पंक्ति में {cells} खाने हैं और शीर्षक {columns} हैं: खाने छूट रहे हैं या कम हैं',
    expected: 'जितने शीर्षक, उतने खाने, बीच में |। खाली खाना भी रखें: | |',
  },
  tableWithoutLine: {
    problem: 'ये पंक्तियाँ तालिका नहीं बनीं: हाइफ़न की पंक्ति नहीं है या ठीक नहीं है',
    expected: 'शीर्षकों के नीचे एक पंक्ति, जिसमें हर स्तंभ के लिए --- हो: |---|---|',
  },
  tableWithoutHeadings: {
    problem: 'इस तालिका में शीर्षक नहीं हैं',
    expected: 'पहली पंक्ति में, हाइफ़न की पंक्ति के ऊपर, हर स्तंभ का नाम।',
  },

  componentOutside: {
    problem: '<{name}>, <{parent}> के भीतर नहीं है',
    expected: '<{parent}> और </{parent}> के बीच <{name}>।',
  },
  componentEmpty: {
    problem: '<{name}> के भीतर कुछ नहीं है',
    expected: '<{name}> और </{name}> के बीच कुछ लिखें, या <{name}> हटा दें।',
  },
  componentPartMissing: {
    problem: '<{name}> के भीतर {part} नहीं है, और <{name}> और कुछ नहीं दिखाता',
    expected: '<{name}> और </{name}> के बीच {part}, या <{name}> के बिना केवल शब्द।',
  },
  componentTextLost: {
    problem: '<{name}> और </{name}> के बीच जो लिखा है, वह नहीं दिखता',
    expected: 'केवल <{name} />, और शब्द उसके ऊपर या नीचे।',
  },
  idTwice: {
    problem: 'इस पृष्ठ के एक और <{name}> का id {id} ही है, इसलिए लिंक एक तक ही पहुँचते हैं',
    expected: 'ऐसा id जो पृष्ठ पर और किसी का न हो।',
  },
  componentOnlyOnPage: {
    problem: '<{name}> इस प्रकार की प्रविष्टि में नहीं दिखाया जा सकता',
    expected: 'src/content/pages का कोई पृष्ठ; पाठ से उसका लिंक दिया जा सकता है।',
  },
  componentOnlyInFile: {
    problem: '<{name}> भरी जाने वाली फ़ाइलों के लिए है, इस पृष्ठ के लिए नहीं',
    expected: 'src/content/downloads में एक दस्तावेज़; पाठ से उसका लिंक दिया जा सकता है।',
  },
  componentOnlyOnHome: {
    problem: '<{name}> केवल `format: home` वाले पृष्ठ के लिए है',
    expected: 'शब्द, शीर्षक, <Cards> या <Panel>।',
  },
  secondForm: {
    problem: '<{name}> इस पृष्ठ का दूसरा फ़ॉर्म है',
    expected: 'एक पृष्ठ पर एक फ़ॉर्म। दूसरे को अलग पृष्ठ पर रखें।',
  },
  repeatsSettings: {
    problem: '“{found}” सेटिंग में है; सेटिंग बदलने पर भी यहाँ यही रह जाएगा',
    expected: 'पाठ में {component}। फ़ील्ड में इसके बिना शब्द, जैसे “हम”।',
  },
} as const;
