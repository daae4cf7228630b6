import type { clearStorage as english } from '../en/clear-storage.ts';
import type { Translation } from '../translation.ts';

export const clearStorage: Translation<typeof english> = {
  clear: 'इस साइट की सभी प्रविष्टियाँ मिटाएँ',
  nothing: 'मिटाने के लिए कुछ नहीं था।',
  one: '{count} प्रविष्टि मिटाई गई। अगला पृष्ठ पहली बार की तरह खुलेगा।',
  other: '{count} प्रविष्टियाँ मिटाई गईं। अगला पृष्ठ पहली बार की तरह खुलेगा।',
  blocked: 'आपका ब्राउज़र इस साइट को अपने भंडारण का उपयोग नहीं करने देता, इसलिए यहाँ मिटाने के लिए कुछ नहीं है।',
};
