import type { clearStorage as english } from '../en/clear-storage.ts';
import type { Translation } from '../translation.ts';

export const clearStorage: Translation<typeof english> = {
  clear: 'इस साइट का सहेजा हुआ सब कुछ मिटाएँ',
  nothing: 'मिटाने के लिए कुछ नहीं था।',
  one: '{count} प्रविष्टि मिटाई गई। अगला पृष्ठ वैसे खुलेगा जैसे आप पहली बार आए हों।',
  other: '{count} प्रविष्टियाँ मिटाई गईं। अगला पृष्ठ वैसे खुलेगा जैसे आप पहली बार आए हों।',
  blocked: 'आपका ब्राउज़र इस साइट को कुछ सहेजने नहीं देता, इसलिए मिटाने के लिए कुछ नहीं है।',
};
