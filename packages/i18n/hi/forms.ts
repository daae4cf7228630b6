import type { forms as english } from '../en/forms.ts';
import type { Translation } from '../translation.ts';

export const forms: Translation<typeof english> = {
  optional: '(वैकल्पिक)',
  choose: 'कृपया चुनें',
  problem: 'कुछ बातें ठीक करनी हैं',
  errorTitle: 'त्रुटि: {title}',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  slow: 'सामान्य से अधिक समय लग रहा है। कृपया प्रतीक्षा करें।',
  retry: 'फिर प्रयास करें',
  failed: 'कुछ गड़बड़ी हुई है',
  timedOut: 'सर्वर ने 30 सेकंड तक उत्तर नहीं दिया।',
  offline: 'इंटरनेट कनेक्शन जाँचें और फिर प्रयास करें।',
  kept: 'आपने जो लिखा है, वह सुरक्षित है।',
  copyTyped: 'लिखा हुआ कॉपी करें',
  honeypot: 'यह फ़ील्ड खाली छोड़ें',
  withoutScript:
    'इस फ़ॉर्म के लिए JavaScript चाहिए। यदि वह बंद है, तो बटन आपका ई-मेल प्रोग्राम खोलेगा, जिसमें आपका विवरण होगा। आप {email} पर भी लिख सकते हैं।',
  openMail: 'ई-मेल तैयार करें',
};
