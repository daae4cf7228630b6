import type { colours as english } from '../../en/editing/field-help-colours.ts';
import type { FieldTexts } from '../../types/field-texts.ts';

/** Fields of the look of the site: its colours and the dialog that opens first. */
export const colours: FieldTexts<keyof typeof english> = {
  'settings.colours.ink': {
    label: 'गहरा रंग',
    help: 'लेख, और वे पट्टियाँ जिन पर हल्के अक्षर हैं।',
  },
  'settings.colours.action': {
    label: 'लिंक और बटन',
    help: 'लिंक, बटन और फ़ाइलों के शीर्षक।',
  },
  'settings.colours.accent': {
    label: 'विशेष रंग',
    help: 'रेखाएँ और आकृतियाँ; अक्षरों के लिए नहीं।',
  },
  'settings.colours.accentText': {
    label: 'अक्षरों के लिए विशेष रंग',
    help: 'विशेष रंग का गहरा रूप, छोटे अक्षरों के लिए। न देने पर साइट इसे ख़ुद बनाती है।',
  },
  'settings.colours': {
    label: 'रंग',
    help: 'तीन रंग, जिनसे साइट के और उसकी फ़ाइलों, चित्रों और प्रमाणपत्रों के बाक़ी सब रंग बनते हैं। हर रंग # के बाद छह अंकों का है। जो गहरा रंग आसानी से पढ़ा नहीं जा सकता, उसे जाँच अस्वीकार करती है।',
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
