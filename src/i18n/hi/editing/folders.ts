import type { folders as english } from '../../en/editing/folders.ts';
import type { TranslatedTexts } from '../../message.ts';

export const folders: TranslatedTexts<typeof english> = {
  folderNotAddress: {
    problem: 'फ़ोल्डर का नाम पता नहीं बन सकता',
    expected:
      'अंग्रेज़ी के छोटे अक्षर और अंक, शब्दों के बीच एक हाइफ़न (-), अधिक से अधिक {most} अक्षर, जैसे office-closed।',
  },
  folderNameless: {
    problem: '“{name}” ऐसे फ़ोल्डर का नाम है जिसे किसी ने नाम नहीं दिया; यह सदा के लिए पता बन जाता',
    expected: 'प्रविष्टि का विषय, दो से पाँच अंग्रेज़ी शब्दों में, जैसे office-closed।',
  },
  folderWithoutEnglish: {
    problem: 'इस फ़ोल्डर में en.mdx नहीं है',
    expected: 'हर प्रविष्टि में en.mdx होती है, जिसमें उसके तथ्य होते हैं।',
  },
  addressTaken: {
    problem: 'इसका पता {address} पहले से {other} का है',
    expected: 'फ़ोल्डर का ऐसा नाम जो किसी और प्रविष्टि या पृष्ठ का न हो।',
  },
  fileMissing: {
    problem: 'यह फ़ाइल नहीं है',
    expected: 'हर प्रविष्टि में en.mdx होती है, जिसमें उसके तथ्य होते हैं।',
  },
  languageUnknown: { problem: 'साइट में {language} भाषा नहीं है', expected: 'इनमें से एक: {languages}।' },
  folderEmpty: {
    problem: 'इस फ़ोल्डर में कोई पृष्ठ नहीं है',
    expected: 'पृष्ठ की en.mdx फ़ाइल रखें, या फ़ोल्डर हटा दें।',
  },
  entryInsideEntry: {
    problem: 'यह प्रविष्टि दूसरी प्रविष्टि {parent} के भीतर है',
    expected: 'इसका अपना फ़ोल्डर, src/content/{right}।',
  },
  entryInsideFolder: {
    problem: 'यह प्रविष्टि अपने संग्रह के भीतर के फ़ोल्डर {parent} में है',
    expected: 'अपना अलग फ़ोल्डर, src/content/{right}। फ़ोल्डर के भीतर फ़ोल्डर केवल पृष्ठों के होते हैं।',
  },
  collectionMisspelt: { problem: 'साइट इस फ़ोल्डर को नहीं पढ़ती', expected: 'फ़ोल्डर {right}।' },
  collectionUnknown: { problem: 'साइट इस फ़ोल्डर को नहीं पढ़ती', expected: 'इनमें से एक: {names}।' },
  addressReserved: {
    problem: 'पता {address} साइट के अपने काम में आता है, इसलिए यह पृष्ठ नहीं दिखेगा',
    expected: 'फ़ोल्डर का कोई और नाम।',
  },
  fileMisnamed: {
    problem: 'साइट इस नाम की फ़ाइल नहीं पढ़ती',
    expected: 'इसका नाम {right} करें। यदि {right} पहले से हो, तो जो सही है उसे रखें।',
  },
  textOutsideFolder: {
    problem: 'यह पाठ अपने अलग फ़ोल्डर में नहीं है',
    expected: 'हर प्रविष्टि का अपना फ़ोल्डर होता है: {right}।',
  },
  textUnexpected: {
    problem: 'साइट इस नाम का पाठ नहीं पढ़ती',
    expected: 'इनमें से एक: {names}। ज़रूरत न हो तो फ़ाइल हटा दें।',
  },
  fileUnused: {
    problem: 'कोई भी फ़ील्ड इस फ़ाइल का नाम नहीं लेता, इसलिए यह साइट पर नहीं है',
    expected: 'साथ की प्रविष्टि के किसी फ़ील्ड में फ़ाइल का नाम, ./name के रूप में; या फ़ाइल हटा दें।',
  },
  siteFileMissing: {
    problem: 'साइट की यह फ़ाइल नहीं है',
    expected: 'फ़ाइल, जैसी वह पहले थी। डेवलपर उसे इतिहास से वापस ला सकते हैं।',
  },
};
