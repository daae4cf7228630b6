import type { searchWords as english } from '../en/search-words.ts';
import type { Translation } from '../translation.ts';

export const searchWords: Translation<typeof english> = {
  stopWords:
    'का की के को में से पर और या है हैं था थे क्या कैसे कहाँ कहां कब कौन किस किसे क्यों मैं मुझे मेरा मेरी मेरे हम हमें हमारा आप यह वह ये वे इस उस एक तो भी ही करें करे करो करना करूँ करूं लिए चाहिए कितना कितनी कितने गया गई गए हुआ हुई कर करके सकता सकते सकती जा जाए जाता रहा रही रहे दिया दी दे देना लिया ने हो हूँ हूं हैं होगा होगी अब तक अगर कोई कुछ अपना अपनी अपने किन नहीं नही न मत जी बारे वाला वाली वाले बताएँ बताओ हुआ होता होती होना kaise kare karen karna karein kya hai hain ka ki ke ko me mein se par kab kahan kaha kaun kyun kyon mera meri mere mujhe chahiye liye kitna kitni kitne kar kr krna karu hoon hun ho hota hoti gaya gayi diya di rha raha rahi rahe nahi nahin na mat ne apna apni apne sakta sakte sakti wala wale wali aur ye yeh kon batao',
  questionWords:
    'कौन किस किसे किन क्यों कब कहाँ कहां कैसे कितना कितनी कितने kaun kon kyun kyon kab kahan kaha kaise kitna kitni kitne',
};
