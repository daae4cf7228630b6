import type { Translation } from '../translation.ts';
import type { certificates as english } from '../en/certificates.ts';

export const certificates: Translation<typeof english> = {
  'verifier.noScript':
    'मुहर की जाँच के लिए JavaScript चाहिए। यदि वह बंद है, तो प्रमाणपत्र संख्या हमें ई-मेल से भेजें। हम जाँचकर बताएँगे।',

  'keys.title': 'हमारी सार्वजनिक कुंजियाँ',
  'keys.key': 'कुंजी',
  'keys.use': 'उपयोग',
  'keys.fingerprint': 'पहचान-चिह्न (RFC 7638, SHA-256)',
  'keys.active': '{from} से प्रयोग में',
  'keys.retired': '{from} से {until} तक प्रयोग में; इसके प्रमाणपत्र प्रभावी रहते हैं',
  'keys.removed': '{on} को हटाई गई: {reason}। इसकी मुहर वाले किसी प्रमाणपत्र पर भरोसा न करें',
  'keys.demonstration': 'केवल डेमो के लिए, {from} से',

  'examples.title': 'डेमो प्रमाणपत्र',
  'examples.result': 'परिणाम',
  'examples.number': 'प्रमाणपत्र संख्या',
  'examples.open': 'सत्यापित करें',
  'examples.file': 'दस्तावेज़',
  'examples.valid': 'प्रभावी',
  'examples.expired': 'अवधि समाप्त',
  'examples.not-yet-valid': 'अभी प्रभावी नहीं',
  'examples.suspended': 'निलंबित',
  'examples.revoked': 'निरस्त',
  'examples.status-unknown': 'स्थिति ज्ञात नहीं',
  'examples.not-genuine': 'बदला गया',

  'type.name': 'सदस्यता प्रमाणपत्र',
  'type.claim.jti': 'प्रमाणपत्र संख्या',
  'type.claim.sub_name': 'सदस्य का पंजीकृत नाम',
  'type.claim.tier': 'सदस्यता श्रेणी',
  'type.claim.iat': 'जारी होने की तिथि',
  'type.claim.nbf': 'वैधता का आरंभ',
  'type.claim.exp': 'वैधता की अंतिम तिथि',
  'type.claim.status': 'स्थिति सूची में स्थान',
};
