/** Fields of the look of the site: its colours and the dialog that opens first. */
export const colours = {
  'settings.colours.ink': {
    label: 'गहरा रंग',
    help: 'अक्षर, और वे पट्टियाँ जिन पर हल्के अक्षर हैं।',
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
    help: 'विशेष रंग का गहरा रूप, छोटे अक्षरों के लिए। न देने पर साइट इसे खुद बना लेती है।',
  },
  'settings.colours': {
    label: 'रंग',
    help: 'इन तीन रंगों से साइट, फ़ाइलों, चित्रों और प्रमाणपत्रों के बाकी सारे रंग बनते हैं। हर रंग # और छह अंकों से लिखा जाता है। जिस गहरे रंग में लिखा हुआ पढ़ना मुश्किल हो, उसे जाँच नहीं मानती।',
  },
  'settings.disclaimer': {
    label: 'शुरुआती सूचना',
    help: 'साइट पर आते ही खुलने वाली सूचना। यह न हो, तो कुछ नहीं खुलता।',
  },
  'settings.disclaimerTitle': {
    label: 'शीर्षक',
    help: 'शुरुआती सूचना का शीर्षक।',
  },
  'settings.disclaimerBody': {
    label: 'पहला अनुच्छेद',
    help: 'आगे पढ़ने से पहले आगंतुक को क्या पता होना चाहिए।',
  },
  'settings.disclaimerLaw': {
    label: 'दूसरा अनुच्छेद',
    help: 'जैसे, यह साइट क्या नहीं है।',
  },
} as const;
