import type { Language } from '../../i18n/languages.ts';

interface FilterStrings {
  /** Around the number, where the list has several pages: a choice holds for the page that is open. */
  onPage: string;
  noneOnPage: string;
  none: string;
  reset: string;
  /** Stands on paper only, before the names of what was chosen. */
  printed: string;
}

export const strings: Record<Language, FilterStrings> = {
  en: {
    onPage: '{shown}, page {part} of {parts}',
    noneOnPage: 'Nothing on this page of the list matches your choice. The other pages may have it.',
    none: 'Nothing in this list matches your choice.',
    reset: 'Show all',
    printed: 'Only part of the list is printed here. Chosen:',
  },
  hi: {
    onPage: '{shown}, {parts} में से पृष्ठ {part}',
    noneOnPage: 'सूची के इस पृष्ठ पर आपके चुनाव से मेल खाने वाली कोई प्रविष्टि नहीं है। अन्य पृष्ठों पर हो सकती है।',
    none: 'आपके चुनाव से मेल खाने वाली कोई प्रविष्टि इस सूची में नहीं है।',
    reset: 'सभी दिखाएँ',
    printed: 'यहाँ सूची का केवल एक भाग छपा है। चुना गया:',
  },
};
