import type { visitorTracker as english } from '../en/visitor-tracker.ts';
import type { Translation } from '../translation.ts';

export const visitorTracker: Translation<typeof english> = {
  title: 'आपकी विज़िट',
  visits: 'इस ब्राउज़र से विज़िट की संख्या',
  address: 'आईपी पता',
  place: 'अनुमानित स्थान',
  unknown: 'ज्ञात नहीं',
  lookUp: 'मेरा आईपी पता देखें',
  explanation: 'यह गिनती केवल इसी ब्राउज़र में रहती है।',
  asks: {
    automatic:
      'आपका ब्राउज़र दिन में अधिक से अधिक एक बार एक सार्वजनिक सेवा से आपका आईपी पता और शहर पूछता है। ये एक दिन आपके ब्राउज़र में रहते हैं; हमें नहीं मिलते।',
    'on-request':
      'बटन दबाने पर आपका ब्राउज़र एक सार्वजनिक सेवा से आपका आईपी पता और शहर पूछता है। ये एक दिन आपके ब्राउज़र में रहते हैं; हमें नहीं मिलते।',
  },
  more: 'यह साइट क्या सहेजती है',
};
