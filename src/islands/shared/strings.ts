import type { Language } from '../../i18n/languages.ts';

/** The words that every form needs. A form adds its own. */
export interface FormStrings {
  optional: string;
  choose: string;
  problem: string;
  errorTitle: string;
  send: string;
  sending: string;
  slow: string;
  retry: string;
  failed: string;
  timedOut: string;
  offline: string;
  kept: string;
  trap: string;
  trapped: string;
  withoutScript: string;
  openMail: string;
}

export const strings: Record<Language, FormStrings> = {
  en: {
    optional: '(optional)',
    choose: 'Please choose',
    problem: 'There is a problem',
    errorTitle: 'Error: {title}',
    send: 'Send',
    sending: 'Sending…',
    slow: 'This is taking longer than usual. Please wait.',
    retry: 'Try again',
    failed: 'Something went wrong',
    timedOut: 'The server has not answered for 30 seconds.',
    offline: 'Check your internet connection, then try again.',
    kept: 'What you typed is still here.',
    trap: 'Leave this field empty',
    trapped: 'A field that people don’t see was filled in, so nothing was sent. Please write to {email}.',
    withoutScript:
      'This form needs JavaScript to send itself. Without it, the button opens your e-mail program with what you typed. You can also write to {email}.',
    openMail: 'Prepare an e-mail',
  },
  hi: {
    optional: '(ऐच्छिक)',
    choose: 'कृपया चुनें',
    problem: 'कुछ सुधार आवश्यक है',
    errorTitle: 'त्रुटि: {title}',
    send: 'भेजें',
    sending: 'भेजा जा रहा है…',
    slow: 'सामान्य से अधिक समय लग रहा है। कृपया प्रतीक्षा करें।',
    retry: 'फिर प्रयास करें',
    failed: 'कुछ गड़बड़ी हुई है',
    timedOut: 'सर्वर ने 30 सेकंड तक उत्तर नहीं दिया।',
    offline: 'इंटरनेट कनेक्शन जाँचें और फिर प्रयास करें।',
    kept: 'आपका लिखा हुआ सब यहीं है।',
    trap: 'इसे खाली छोड़ें',
    trapped: 'एक छिपा हुआ खाना भरा गया था, इसलिए कुछ नहीं भेजा गया। कृपया {email} पर लिखें।',
    withoutScript:
      'यह प्रपत्र जावास्क्रिप्ट से भेजा जाता है। उसके बिना बटन आपका ई-मेल प्रोग्राम खोलेगा, जिसमें आपका विवरण होगा। आप {email} पर भी लिख सकते हैं।',
    openMail: 'ई-मेल तैयार करें',
  },
};
