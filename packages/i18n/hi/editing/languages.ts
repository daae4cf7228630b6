export const languages = {
  legacyFont: {
    problem: '“{start}” कृति देव जैसे पुराने हिन्दी फ़ॉन्ट के लिए टाइप किया गया है; पाठकों को रोमन अक्षर दिखते हैं',
    expected: 'यूनिकोड में हिन्दी। पाठ को बदल लें, या कंप्यूटर के हिन्दी कीबोर्ड से फिर टाइप करें।',
  },
  fieldInOneLanguage: {
    problem: 'यह फ़ील्ड केवल एक भाषा में है',
    expected: 'फ़ील्ड दोनों भाषाओं में हो, या किसी में नहीं।',
  },
  partsDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही शीर्षक, घटक, टैब और लिंक।',
  },
  daysDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही दिन।',
  },
  numbersDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही संख्याएँ।',
  },
  wordRefused: { problem: '“{word}” के लिए शब्दावली में “{term}” है' },
  translationBehind: {
    problem: 'अंग्रेज़ी संस्करण इस अनुवाद के बाद बदला गया है: “{start}”',
    expected: 'देखें कि अंग्रेज़ी संस्करण में नया क्या है, और वही बदलाव यहाँ करें।',
  },
} as const;
