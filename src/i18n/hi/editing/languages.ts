import type { languages as english } from '../../en/editing/languages.ts';
import type { TranslatedTexts } from '../../message.ts';

export const languages: TranslatedTexts<typeof english> = {
  otherLanguage: {
    problem: '“{start}” {language} में नहीं लिखा है',
    expected:
      '{language} में पाठ। हर भाषा की अपनी फ़ाइल होती है, और सेटिंग के हर पाठ में हर भाषा की अपनी पंक्ति।',
  },
  legacyFont: {
    problem: '“{start}” कृति देव जैसे पुराने हिन्दी फ़ॉन्ट के लिए टाइप किया गया है; पाठकों को रोमन अक्षर दिखते हैं',
    expected: 'यूनिकोड में हिन्दी। पाठ को बदल लें, या कंप्यूटर के हिन्दी कीबोर्ड से फिर टाइप करें।',
  },
  lostLetters: {
    problem: 'किसी प्रोग्राम ने अक्षरों के स्थान पर “{found}” रख दिया है',
    expected: 'मूल पाठ। उसे जहाँ से आया था वहाँ से फिर कॉपी करें और फ़ाइल को UTF-8 में सहेजें।',
  },
  fieldMissingHere: {
    problem: 'अंग्रेज़ी संस्करण में है, यहाँ नहीं',
    expected: 'यह फ़ील्ड दोनों भाषाओं में हो, या किसी में नहीं।',
  },
  fieldOnlyHere: {
    problem: 'यहाँ है, अंग्रेज़ी संस्करण में नहीं',
    expected: 'यह फ़ील्ड दोनों भाषाओं में हो, या किसी में नहीं।',
  },
  headingsDiffer: {
    problem:
      'यहाँ {here} शीर्षक हैं, अंग्रेज़ी संस्करण में {there}; शीर्षक संख्या {place} यहाँ {levelHere} है और वहाँ {levelThere} (पंक्ति {line})',
    expected: 'दोनों भाषाओं में वही शीर्षक, उसी स्तर पर।',
  },
  partsDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही घटक, टैब और लिंक।',
  },
  partMissingHere: {
    problem: '{item} अंग्रेज़ी संस्करण में है, यहाँ नहीं',
    expected: 'दोनों भाषाओं में वही घटक, टैब और लिंक।',
  },
  partOnlyHere: {
    problem: '{item} अंग्रेज़ी संस्करण में नहीं है',
    expected: 'दोनों भाषाओं में वही घटक, टैब और लिंक।',
  },
  daysDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही दिन।',
  },
  dayMissingHere: {
    problem: 'अंग्रेज़ी संस्करण का दिन {there} यहाँ नहीं है',
    expected: 'दोनों भाषाओं में वही दिन।',
  },
  dayOnlyHere: {
    problem: 'दिन {here} अंग्रेज़ी संस्करण में नहीं है',
    expected: 'दोनों भाषाओं में वही दिन।',
  },
  numbersDiffer: {
    problem: 'यहाँ {here}, अंग्रेज़ी संस्करण में {there}',
    expected: 'दोनों भाषाओं में वही संख्याएँ।',
  },
  numberMissingHere: {
    problem: 'अंग्रेज़ी संस्करण की संख्या {there} यहाँ नहीं है',
    expected: 'दोनों भाषाओं में वही संख्याएँ, अंकों में या शब्दों में।',
  },
  numberOnlyHere: {
    problem: 'संख्या {here} अंग्रेज़ी संस्करण में नहीं है',
    expected: 'दोनों भाषाओं में वही संख्याएँ, अंकों में या शब्दों में।',
  },
  termMissing: {
    problem: 'अंग्रेज़ी संस्करण में “{term}” कई बार है, पर उसके लिए शब्दावली का शब्द यहाँ नहीं है',
    expected: '{word}, ताकि साइट पर एक बात के लिए एक ही शब्द रहे।',
  },
  translationBehind: {
    problem: 'अंग्रेज़ी संस्करण इस अनुवाद के बाद बदला गया है: “{start}”',
    expected: 'देखें कि अंग्रेज़ी संस्करण में नया क्या है, और वही बदलाव यहाँ करें।',
  },
  dandaMissing: {
    problem: 'वाक्य “{found}” पर समाप्त होता है, पूर्ण विराम (।) के बिना',
    expected: 'हिन्दी वाक्य के अंत में (।), उससे पहले खाली जगह नहीं।',
  },
};
