import type { filter as english } from '../en/filter.ts';
import type { Translation } from '../translation.ts';

export const filter: Translation<typeof english> = {
  onPage: '{shown}, पृष्ठ {part} / {parts}',
  noneOnPage: 'सूची के इस पृष्ठ पर आपके चुनाव से मेल खाने वाली कोई प्रविष्टि नहीं है। अन्य पृष्ठों पर हो सकती है।',
  none: 'आपके चुनाव से मेल खाने वाली कोई प्रविष्टि इस सूची में नहीं है।',
  reset: 'सभी दिखाएँ',
  printed: 'यहाँ सूची का केवल एक भाग छपा है। चुना गया:',
};
