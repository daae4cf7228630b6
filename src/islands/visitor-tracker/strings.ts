import type { Language } from '../../i18n/languages.ts';

export interface TrackerStrings {
  title: string;
  visits: string;
  address: string;
  place: string;
  unknown: string;
  lookUp: string;
  explanation: string;
  more: string;
}

export const strings: Record<Language, TrackerStrings> = {
  en: {
    title: 'Your visits',
    visits: 'Visits from this browser',
    address: 'Network address (IP)',
    place: 'Approximate place',
    unknown: 'not known',
    lookUp: 'Look up my address',
    explanation:
      'The count is kept in this browser only. Address and place are asked of a public service once a session and are not stored by us.',
    more: 'What this site stores',
  },
  hi: {
    title: 'आपके आगमन',
    visits: 'इस ब्राउज़र से आगमन',
    address: 'नेटवर्क पता (IP)',
    place: 'अनुमानित स्थान',
    unknown: 'ज्ञात नहीं',
    lookUp: 'मेरा पता देखें',
    explanation: 'यह गिनती केवल इसी ब्राउज़र में रहती है। पता और स्थान हर सत्र में एक बार एक सार्वजनिक सेवा से पूछे जाते हैं और हमारे पास नहीं रखे जाते।',
    more: 'यह साइट क्या सहेजती है',
  },
};
