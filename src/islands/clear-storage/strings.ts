import type { Language } from '../../i18n/languages.ts';

interface ClearStorageStrings {
  clear: string;
  nothing: string;
  one: string;
  other: string;
  blocked: string;
}

export const strings: Record<Language, ClearStorageStrings> = {
  en: {
    clear: 'Clear all entries of this site',
    nothing: 'There was nothing to clear.',
    one: '{count} entry was cleared. The next page opens as on a first visit.',
    other: '{count} entries were cleared. The next page opens as on a first visit.',
    blocked: 'Your browser does not let this site use its storage, so there is nothing here to clear.',
  },
  hi: {
    clear: 'इस साइट की सभी प्रविष्टियाँ मिटाएँ',
    nothing: 'मिटाने के लिए कुछ नहीं था।',
    one: '{count} प्रविष्टि मिटाई गई। अगला पृष्ठ पहली बार की तरह खुलेगा।',
    other: '{count} प्रविष्टियाँ मिटाई गईं। अगला पृष्ठ पहली बार की तरह खुलेगा।',
    blocked: 'आपका ब्राउज़र इस साइट को अपने भंडारण का उपयोग नहीं करने देता, इसलिए यहाँ मिटाने के लिए कुछ नहीं है।',
  },
};
