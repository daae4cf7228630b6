import type { formOutcome as english } from '../en/form-outcome.ts';
import type { Translation } from '../translation.ts';

export const formOutcome: Translation<typeof english> = {
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
};
