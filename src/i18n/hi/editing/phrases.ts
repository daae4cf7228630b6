import type { phrases as english } from '../../en/editing/phrases.ts';
import type { TranslatedTexts } from '../../message.ts';

export const phrases: TranslatedTexts<typeof english> = {
  place: '{file}, पंक्ति {line}',
  expected: 'क्या लिखें: {expected}',
  example: 'उदाहरण: {example}',

  'field.text': 'पाठ',
  'field.folder': 'फ़ोल्डर',
  'field.fields': 'खाने',
  'field.picture': 'चित्र',
  'field.fileName': 'फ़ाइल का नाम',
  'field.wholeFile': '(पूरी फ़ाइल)',
};
