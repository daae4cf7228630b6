import type { searchWords as english } from '../en/search-words.ts';
import type { Translation } from '../translation.ts';

export const searchWords: Translation<typeof english> = {
  stopWords:
    'का की के को में से पर और या है हैं था थे क्या कैसे कहाँ कहां कब कौन किस किसे क्यों मैं मुझे मेरा मेरी मेरे हम हमें हमारा आप यह वह ये वे इस उस एक तो भी ही करें करे करो करना करूँ करूं लिए चाहिए कितना कितनी कितने गया गई हुआ होता होती होना kaise kare karen karna karein kya hai hain ka ki ke ko me mein se par kab kahan kaha kaun kyun kyon mera meri mere mujhe chahiye liye kitna kitni kitne',
};
