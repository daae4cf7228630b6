import type { Language } from '../../i18n/languages.ts';

interface DeadlinesStrings {
  incident: string;
  sent: string;
  last: string;
  review: string;
  decision: string;
  complex: string;
  ifSent: string;
  late: string;
  future: string;
  reversed: string;
  uncertain: string;
}

export const strings: Record<Language, DeadlinesStrings> = {
  en: {
    incident: 'Day of the incident',
    sent: 'Day of sending (today if left empty)',
    last: 'Last day to send the complaint',
    review: 'Initial review by',
    decision: 'Decision by',
    complex: 'In a complex case by',
    ifSent: 'If you send it on {day}:',
    late: 'The 30 days ended on {day}. Other ways remain open to you: see Overview.',
    future: 'This day is still to come.',
    reversed: 'The day of sending lies before the incident.',
    uncertain: 'The holidays of that year are not listed yet.',
  },
  hi: {
    incident: 'घटना का दिन',
    sent: 'भेजने का दिन (खाली हो तो आज)',
    last: 'शिकायत भेजने का अंतिम दिन',
    review: 'प्रारंभिक समीक्षा इस दिन तक',
    decision: 'निर्णय इस दिन तक',
    complex: 'जटिल मामले में इस दिन तक',
    ifSent: 'यदि आप {day} को भेजें:',
    late: '30 दिन {day} को पूरे हो गए। अन्य मार्ग खुले हैं: परिचय देखें।',
    future: 'यह दिन अभी आया नहीं है।',
    reversed: 'भेजने का दिन घटना से पहले का है।',
    uncertain: 'उस वर्ष के अवकाश अभी सूची में नहीं हैं।',
  },
};
