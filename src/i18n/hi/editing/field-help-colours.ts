import type { colours as english } from '../../en/editing/field-help-colours.ts';
import type { FieldTexts } from '../../field-texts.ts';

/** Fields of the look of the site: its colours and the dialog that opens first. */
export const colours: FieldTexts<keyof typeof english> = {
  'settings.colours.ink': {
    label: 'गहरा रंग',
    help: 'लेख, और वे पट्टियाँ जिन पर हल्के अक्षर हैं।',
  },
  'settings.colours.inkSoft': {
    label: 'गहरा रंग, कुछ हल्का',
    help: 'कम महत्त्व के लेख।',
  },
  'settings.colours.inkFaint': {
    label: 'गहरा रंग, बहुत हल्का',
    help: 'छोटी टिप्पणियाँ।',
  },
  'settings.colours.inkBright': {
    label: 'गहरा रंग, चमकीला',
    help: 'मुखपृष्ठ के चित्र का एक सिरा।',
  },
  'settings.colours.paper': {
    label: 'पृष्ठभूमि',
    help: 'पृष्ठों की पृष्ठभूमि।',
  },
  'settings.colours.sand': {
    label: 'पृष्ठभूमि, कुछ गहरी',
    help: 'पट्टियों और खानों की पृष्ठभूमि।',
  },
  'settings.colours.action': {
    label: 'लिंक और बटन',
    help: 'लिंक, बटन और फ़ाइलों के शीर्षक।',
  },
  'settings.colours.actionDark': {
    label: 'संकेतक के नीचे बटन',
    help: 'संकेतक के नीचे आए बटन।',
  },
  'settings.colours.accent': {
    label: 'विशेष रंग',
    help: 'रेखाएँ और आकृतियाँ; अक्षरों के लिए नहीं।',
  },
  'settings.colours.accentText': {
    label: 'विशेष रंग के अक्षर',
    help: 'ध्यान खींचने वाले छोटे लेख।',
  },
  'settings.colours.accentTint': {
    label: 'विशेष रंग की पृष्ठभूमि',
    help: 'ध्यान खींचने वाले खानों की पृष्ठभूमि।',
  },
  'settings.colours.good': {
    label: 'अच्छा',
    help: 'अच्छी सूचना की रेखाएँ, जैसे असली प्रमाणपत्र की।',
  },
  'settings.colours.goodText': {
    label: 'अच्छा, अक्षरों में',
    help: 'अच्छी सूचना के लेख।',
  },
  'settings.colours.goodTint': {
    label: 'अच्छी सूचना की पृष्ठभूमि',
    help: 'अच्छी सूचना के खानों की पृष्ठभूमि।',
  },
  'settings.colours.hairline': {
    label: 'पतली रेखाएँ',
    help: 'चीज़ों के बीच की रेखाएँ।',
  },
  'settings.colours.lineStrong': {
    label: 'नियंत्रणों की रेखाएँ',
    help: 'खानों और बटनों के किनारे।',
  },
  'settings.colours': {
    label: 'रंग',
    help: 'साइट के, और उससे बनने वाली फ़ाइलों, चित्रों और प्रमाणपत्रों के रंग। हर रंग # के बाद छह अंकों का है। जो रंग आसानी से पढ़े नहीं जा सकते, उन्हें जाँच अस्वीकार करती है।',
  },
  'settings.colours.highContrast': {
    label: 'अधिक कंट्रास्ट',
    help: 'अधिक कंट्रास्ट के रंग; उसकी पृष्ठभूमि काली है।',
  },
  'settings.colours.high.action': {
    label: 'लिंक और बटन',
    help: 'काली पृष्ठभूमि पर लिंक और बटन।',
  },
  'settings.colours.high.actionHover': {
    label: 'संकेतक के नीचे बटन',
    help: 'काली पृष्ठभूमि पर, संकेतक के नीचे आए बटन।',
  },
  'settings.colours.high.accent': {
    label: 'विशेष रंग',
    help: 'काली पृष्ठभूमि पर रेखाएँ और आकृतियाँ।',
  },
  'settings.colours.high.accentText': {
    label: 'विशेष रंग के अक्षर',
    help: 'काली पृष्ठभूमि पर ध्यान खींचने वाले छोटे लेख।',
  },
  'settings.disclaimer': {
    label: 'आरंभ का संवाद',
    help: 'जो साइट पर आते ही खुलता है। यह न हो तो कुछ नहीं खुलता।',
  },
  'settings.disclaimerTitle': {
    label: 'शीर्षक',
    help: 'आरंभ के संवाद का शीर्षक।',
  },
  'settings.disclaimerBody': {
    label: 'लेख',
    help: 'आगे पढ़ने से पहले आगंतुक क्या जानें।',
  },
  'settings.disclaimerLaw': {
    label: 'दूसरा लेख',
    help: 'दूसरा अनुच्छेद, जैसे कि साइट क्या नहीं है।',
  },
};
