import type { Language } from '../../i18n/languages.ts';

/** The words for the end of a form that may have nowhere to send to. */
export interface OutcomeStrings {
  unconnected: string;
  prepare: string;
  sent: string;
  sentText: string;
  notSent: string;
  notSentText: string;
  mail: string;
  paste: string;
  copy: string;
  copied: string;
  notCopied: string;
  print: string;
  restart: string;
  consent: string;
  consentError: string;
  particulars: string;
}

export const strings: Record<Language, OutcomeStrings> = {
  en: {
    unconnected:
      'This form is not connected to our office yet. It checks what you type and gets it ready to e-mail or print; it sends nothing by itself.',
    prepare: 'Prepare',
    sent: 'Sent',
    sentText: 'We have received it. You can keep a copy.',
    notSent: 'Not sent yet',
    notSentText: 'Nothing has been sent. Please e-mail it to {email}, or print it and post it.',
    mail: 'Send by e-mail',
    paste: 'Please paste here what you copied on the page.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying. Select the text below and copy it.',
    print: 'Print or save',
    restart: 'Start a new form',
    consent: 'I consent to the use of my particulars as described with this form',
    consentError: 'Give your consent, or write to us instead',
    particulars: 'What happens to your particulars',
  },
  hi: {
    unconnected: 'यह प्रपत्र अभी हमारे कार्यालय से जुड़ा नहीं है। यह आपका विवरण जाँचकर ई-मेल या मुद्रण के लिए तैयार करता है; स्वयं कुछ नहीं भेजता।',
    prepare: 'तैयार करें',
    sent: 'भेज दिया गया',
    sentText: 'हमें मिल गया है। आप प्रति रख सकते हैं।',
    notSent: 'अभी भेजा नहीं गया',
    notSentText: 'कुछ भी भेजा नहीं गया है। कृपया इसे {email} पर ई-मेल करें, या छापकर डाक से भेजें।',
    mail: 'ई-मेल से भेजें',
    paste: 'पृष्ठ पर जो कॉपी किया था, उसे यहाँ पेस्ट करें।',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया।',
    notCopied: 'ब्राउज़र ने कॉपी नहीं करने दिया। नीचे का पाठ चुनकर कॉपी करें।',
    print: 'छापें या सहेजें',
    restart: 'नया प्रपत्र भरें',
    consent: 'मैं साथ में बताए अनुसार अपने विवरण के उपयोग की सहमति देता/देती हूँ',
    consentError: 'सहमति दें, या हमें सीधे लिखें',
    particulars: 'आपके विवरण का क्या होता है',
  },
};
