import type { Language } from '../../i18n/languages.ts';

export interface SearchResultsText {
  start: string;
  searching: string;
  one: string;
  many: string;
  partly: string;
  none: string;
  noneHelp: string;
  failed: string;
  unbuilt: string;
  filters: string;
  type: string;
  anyType: string;
  year: string;
  anyYear: string;
  language: string;
  allLanguages: string;
  english: string;
  hindi: string;
  clear: string;
  more: string;
  results: string;
  sitemap: string;
  contact: string;
}

export const strings: Record<Language, SearchResultsText> = {
  en: {
    start: 'Type what you are looking for into the box at the top of the page.',
    searching: 'Searching…',
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    partly: 'No page holds all of these words. {count} hold some of “{query}”',
    none: 'Nothing was found for “{query}”.',
    noneHelp: 'Try fewer or other words, take a filter away, look at the site map, or write to us.',
    failed: 'The search could not be loaded. Check your connection and load the page again, or use the site map.',
    unbuilt: 'There is no search index yet: the build makes it. Run “npm run build” once, then load this page again.',
    filters: 'Narrow the results',
    type: 'Type',
    anyType: 'Every type',
    year: 'Year',
    anyYear: 'Every year',
    language: 'Language',
    allLanguages: 'Both languages',
    english: 'English',
    hindi: 'Hindi',
    clear: 'Clear filters',
    more: 'Show more results',
    results: 'Search results',
    sitemap: 'Site map',
    contact: 'Contact us',
  },
  hi: {
    start: 'जो खोजना है, उसे पृष्ठ के ऊपर दिए खाने में लिखें।',
    searching: 'खोज जारी है…',
    one: '“{query}” के लिए 1 परिणाम',
    many: '“{query}” के लिए {count} परिणाम',
    partly: 'किसी पृष्ठ में ये सभी शब्द नहीं हैं। “{query}” के कुछ शब्दों वाले {count} परिणाम',
    none: '“{query}” के लिए कुछ नहीं मिला।',
    noneHelp: 'कम या दूसरे शब्द आज़माएँ, कोई छँटाई हटाएँ, साइट मानचित्र देखें या हमें लिखें।',
    failed: 'खोज लोड नहीं हो सकी। अपना कनेक्शन जाँचें और पृष्ठ फिर खोलें, या साइट मानचित्र देखें।',
    unbuilt: 'खोज की अनुक्रमणिका अभी नहीं बनी है। साइट को एक बार बनाएँ, फिर यह पृष्ठ दोबारा खोलें।',
    filters: 'परिणाम छाँटें',
    type: 'प्रकार',
    anyType: 'सभी प्रकार',
    year: 'वर्ष',
    anyYear: 'सभी वर्ष',
    language: 'भाषा',
    allLanguages: 'दोनों भाषाएँ',
    english: 'अंग्रेज़ी',
    hindi: 'हिन्दी',
    clear: 'छँटाई हटाएँ',
    more: 'और परिणाम दिखाएँ',
    results: 'खोज के परिणाम',
    sitemap: 'साइट मानचित्र',
    contact: 'हमसे संपर्क करें',
  },
};
