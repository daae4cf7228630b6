import type { formOutcome as english } from '../en/form-outcome.ts';
import type { Translation } from '../translation.ts';

export const formOutcome: Translation<typeof english> = {
  unconnected:
    'यह फ़ॉर्म खुद कुछ नहीं भेजता। यह आपका विवरण जाँचता है और उसे ई-मेल करने या प्रिंट करने के लिए तैयार करता है।',
  prepare: 'तैयार करें',
  sent: 'भेज दिया गया',
  sentText: 'यह हमें मिल गया है। आप इसकी प्रति अपने पास रख सकते हैं।',
  reference: 'संदर्भ संख्या',
  notSent: 'अभी भेजा नहीं गया',
  notSentText: 'कुछ भी भेजा नहीं गया है। कृपया इसे {email} पर ई-मेल करें, या प्रिंट करके डाक से भेजें।',
  mail: 'ई-मेल से भेजें',
  paste: 'पृष्ठ पर जो कॉपी किया था, उसे यहाँ पेस्ट करें।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  notCopied: 'ब्राउज़र ने कॉपी नहीं करने दिया। लिखा हुआ चुनकर कॉपी करें।',
  print: 'प्रिंट करें या सहेजें',
  restart: 'नया फ़ॉर्म भरें',
  consent: 'मैं सहमत हूँ कि मेरे विवरण का उपयोग वैसे ही किया जाए जैसा इस फ़ॉर्म के साथ बताया गया है',
  consentError: 'सहमति दें, या हमें सीधे लिखें',
  details: 'आपके विवरण का क्या होता है',
};
