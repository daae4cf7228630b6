import type { searchResults as english } from '../en/search-results.ts';
import type { Translation } from '../translation.ts';

export const searchResults: Translation<typeof english> = {
  start: 'जो खोजना है, उसे खोज बॉक्स में लिखें।',
  searching: 'खोज जारी है…',
  one: '“{query}” के लिए 1 परिणाम',
  many: '“{query}” के लिए {count} परिणाम',
  partly: 'किसी पृष्ठ में ये सभी शब्द नहीं हैं। “{query}” के कुछ शब्दों वाले {count} परिणाम',
  corrected: 'क्या आप यह खोज रहे थे:',
  none: '“{query}” के लिए कुछ नहीं मिला।',
  noneHelp: 'कम या दूसरे शब्द आज़माएँ, कोई छँटाई हटाएँ, साइट का नक्शा देखें या हमें लिखें।',
  failed: 'खोज लोड नहीं हो सकी। अपना कनेक्शन जाँचें और पृष्ठ फिर खोलें, या साइट का नक्शा देखें।',
  unbuilt: 'खोज की सूची अभी नहीं बनी है। साइट को एक बार बनाएँ, फिर यह पृष्ठ दोबारा खोलें।',
  filters: 'परिणाम छाँटें',
  type: 'प्रकार',
  anyType: 'सभी प्रकार',
  year: 'वर्ष',
  anyYear: 'सभी वर्ष',
  language: 'भाषा',
  allLanguages: 'सभी भाषाएँ',
  clear: 'छँटाई हटाएँ',
  more: 'और परिणाम दिखाएँ',
  results: 'खोज के परिणाम',
  sitemap: 'साइट का नक्शा',
  contact: 'हमसे संपर्क करें',
};
