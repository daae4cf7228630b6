import type { Language } from '../../i18n/languages.ts';

/** How many items are shown, of one and of any other number. */
interface Count {
  one: string;
  other: string;
}

interface FilterStrings {
  /** Around the number, where the list has several pages: a choice holds for the page that is open. */
  onPage: string;
  noneOnPage: string;
  /** By the collection that the list shows. */
  shown: Record<'members' | 'partners' | 'notices' | 'orders' | 'judgments' | 'opinions' | 'events' | 'news' | 'other', Count>;
  none: string;
  reset: string;
  /** Stands on paper only, before the names of what was chosen. */
  printed: string;
}

export const strings: Record<Language, FilterStrings> = {
  en: {
    onPage: '{shown}, page {part} of {parts}',
    noneOnPage: 'Nothing on this page of the list matches your choice. The other pages may have it.',
    shown: {
      members: { one: '{count} member shown', other: '{count} members shown' },
      partners: { one: '{count} partner shown', other: '{count} partners shown' },
      notices: { one: '{count} notice shown', other: '{count} notices shown' },
      orders: { one: '{count} order shown', other: '{count} orders shown' },
      judgments: { one: '{count} judgment shown', other: '{count} judgments shown' },
      opinions: { one: '{count} opinion shown', other: '{count} opinions shown' },
      events: { one: '{count} event shown', other: '{count} events shown' },
      news: { one: '{count} news item shown', other: '{count} news items shown' },
      other: { one: '{count} entry shown', other: '{count} entries shown' },
    },
    none: 'Nothing in this list matches your choice.',
    reset: 'Show all',
    printed: 'Only part of the list is printed here. Chosen:',
  },
  hi: {
    onPage: '{shown}, {parts} में से पृष्ठ {part}',
    noneOnPage: 'सूची के इस पृष्ठ पर आपके चुनाव से मेल खाने वाली कोई प्रविष्टि नहीं है। अन्य पृष्ठों पर हो सकती है।',
    shown: {
      members: { one: '{count} सदस्य दिखाया गया', other: '{count} सदस्य दिखाए गए' },
      partners: { one: '{count} सहयोगी दिखाया गया', other: '{count} सहयोगी दिखाए गए' },
      notices: { one: '{count} सूचना दिखाई गई', other: '{count} सूचनाएँ दिखाई गईं' },
      orders: { one: '{count} आदेश दिखाया गया', other: '{count} आदेश दिखाए गए' },
      judgments: { one: '{count} निर्णय दिखाया गया', other: '{count} निर्णय दिखाए गए' },
      opinions: { one: '{count} राय दिखाई गई', other: '{count} राय दिखाई गईं' },
      events: { one: '{count} कार्यक्रम दिखाया गया', other: '{count} कार्यक्रम दिखाए गए' },
      news: { one: '{count} समाचार दिखाया गया', other: '{count} समाचार दिखाए गए' },
      other: { one: '{count} प्रविष्टि दिखाई गई', other: '{count} प्रविष्टियाँ दिखाई गईं' },
    },
    none: 'आपके चुनाव से मेल खाने वाली कोई प्रविष्टि इस सूची में नहीं है।',
    reset: 'सभी दिखाएँ',
    printed: 'यहाँ सूची का केवल एक भाग छपा है। चुना गया:',
  },
};
