export const components = {
  importInText: {
    problem: 'अनुच्छेद “import” या “export” शब्द से शुरू नहीं हो सकता',
    expected: 'अनुच्छेद के आरंभ में कोई और शब्द।',
  },
  bracesInText: {
    problem: 'पाठ में { } कोष्ठक नहीं हो सकते',
    expected:
      'शब्द, Markdown और docs/editors/hi/components.md के घटक। दोनों कोष्ठकों के लिए &#123; और &#125; लिखें।',
  },
  commentInText: { problem: 'पाठ में <!-- ऐसी --> टिप्पणी नहीं हो सकती', expected: 'टिप्पणी हटाएँ।' },
  componentNotClosed: {
    problem: 'घटक <{name}> बंद नहीं किया गया',
    expected:
      '<{name}> और </{name}> अपनी-अपनी अलग पंक्ति में, ऊपर-नीचे खाली पंक्ति के साथ। चिह्न < के लिए &lt; लिखें।',
  },
  componentNotOpened: {
    problem: '</{name}> ऐसा घटक बंद करता है जो यहाँ खुला नहीं है',
    expected: 'इसे हटाएँ, या इसके ऊपर <{name}> लिखें। जो बाद में खुलता है, वह पहले बंद होता है।',
  },
  addressInAngles: {
    problem: 'पता < और > के बीच नहीं लिखा जा सकता',
    expected: 'पता इन दो चिह्नों के बिना: साइट उसे अपने आप लिंक बना देती है।',
  },
  componentBroken: {
    problem: 'चिह्न < से जो शुरू होता है, वह सही ढंग से लिखा घटक नहीं है',
    expected: 'जैसे <Note title="लिखने से पहले">, सीधे उद्धरण चिह्नों (") के साथ। चिह्न < के लिए &lt; लिखें।',
  },
  componentUnknown: { problem: '<{name}> नाम का कोई घटक नहीं है', expected: 'इनमें से एक: {names}।' },
  attributeNotText: {
    problem: '<{name}> का कोई गुण उद्धरण चिह्नों में लिखा पाठ नहीं है',
    expected: '<{name} attribute="text">',
  },
  pictureInText: {
    problem: 'चित्र को ![…] से नहीं लगाया जा सकता',
    expected: 'चित्र का नाम प्रविष्टि के किसी फ़ील्ड में लिखें।',
  },
  firstLevelHeading: {
    problem: 'पहले स्तर का शीर्षक केवल पृष्ठ के शीर्षक के लिए है',
    expected: 'पाठ में ## से शुरू करें।',
  },
  notesInText: {
    problem: 'फ़ुटनोट और टिक वाली सूचियाँ नहीं लिखी जा सकतीं',
    expected: 'टिप्पणी को वाक्य में लिखें, या सूची बनाएँ।',
  },
  addressNotSafe: {
    problem: 'पता {address} सुरक्षित नहीं है',
    expected: 'https वाला पता, या जिस साइट का ऐसा पता नहीं है, उसका कोई पता नहीं।',
  },
} as const;
