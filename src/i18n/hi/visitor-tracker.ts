import type { visitorTracker as english } from '../en/visitor-tracker.ts';
import type { Translation } from '../translation.ts';

export const visitorTracker: Translation<typeof english> = {
  title: 'आपके आगमन',
  visits: 'इस ब्राउज़र से आगमन',
  address: 'नेटवर्क पता (IP)',
  place: 'अनुमानित स्थान',
  unknown: 'ज्ञात नहीं',
  lookUp: 'मेरा पता देखें',
  explanation: 'यह गिनती केवल इसी ब्राउज़र में रहती है। पता और स्थान हर सत्र में एक बार एक सार्वजनिक सेवा से पूछे जाते हैं और हमारे पास नहीं रखे जाते।',
  more: 'यह साइट क्या सहेजती है',
};
