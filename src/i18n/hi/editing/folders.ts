import type { folders as english } from '../../en/editing/folders.ts';
import type { TranslatedTexts } from '../../message.ts';

export const folders: TranslatedTexts<typeof english> = {
  folderNotAddress: {
    problem: 'फ़ोल्डर का नाम पता नहीं बन सकता',
    expected: 'अंग्रेज़ी के छोटे अक्षर, अंक और योजक चिह्न (-), जैसे office-closed।',
  },
  folderWithoutEnglish: {
    problem: 'इस फ़ोल्डर में en.mdx नहीं है',
    expected: 'हर प्रविष्टि में en.mdx होती है, जिसमें उसके तथ्य होते हैं।',
  },
  addressTaken: { problem: 'इसका पता {address} पहले से {other} का है', expected: 'फ़ोल्डर का ऐसा नाम जो किसी और प्रविष्टि या पृष्ठ का न हो।' },
  fileMissing: { problem: 'यह फ़ाइल नहीं है', expected: 'हर प्रविष्टि में en.mdx होती है, जिसमें उसके तथ्य होते हैं।' },
  languageUnknown: { problem: 'साइट में {language} भाषा नहीं है', expected: 'इनमें से एक: {languages}।' },
};
