import type { Language } from '../../i18n/languages.ts';

export interface SiteSearchText {
  label: string;
  placeholder: string;
  submit: string;
  suggestions: string;
  count: string;
  none: string;
}

export const strings: Record<Language, SiteSearchText> = {
  en: {
    label: 'Search this site',
    placeholder: 'Search rules, orders, events…',
    submit: 'Search',
    suggestions: 'Suggestions',
    count: '{count} suggestions. Use the up and down arrows to choose one.',
    none: 'No suggestions. Press Enter to search every page.',
  },
  hi: {
    label: 'इस साइट में खोजें',
    placeholder: 'नियम, आदेश, कार्यक्रम खोजें…',
    submit: 'खोजें',
    suggestions: 'सुझाव',
    count: '{count} सुझाव। ऊपर और नीचे के तीर से एक चुनें।',
    none: 'कोई सुझाव नहीं। सभी पृष्ठों में खोजने के लिए एंटर दबाएँ।',
  },
};
