import type { watch as english } from '../../en/editing/watch.ts';
import type { Translation } from '../../translation.ts';

export const watch: Translation<typeof english> = {
  oneFault: 'सामग्री में 1 त्रुटि है। इसके रहते साइट नहीं बनेगी।',
  faults: 'सामग्री में {count} त्रुटियाँ हैं। इनके रहते साइट नहीं बनेगी।',
  noFaults: 'सामग्री में कोई त्रुटि नहीं है।',
  help: 'त्रुटि ठीक करके फ़ाइल सहेजने पर यह संदेश अपने आप हट जाएगा। पृष्ठ देखने के लिए Esc दबाएँ।',
  waiting: 'इसे ठीक करके फ़ाइल सहेजने पर साइट अपने आप शुरू होगी। रोकने के लिए Ctrl+C दबाएँ।',
  close: 'पृष्ठ देखें',
};
