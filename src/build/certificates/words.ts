import type { Language } from '../../i18n/languages.ts';
import type { TierName } from '../../core/certificates/claims.ts';

/** The text of a certificate, without its details. */
interface Words {
  title: string;
  number: string;
  certifies: string;
  statement: string;
  tier: string;
  issued: string;
  validFrom: string;
  validUntil: string;
  scan: string;
  type: string;
  compare: string;
  notice: string;
  seal: string;
  demonstration: string;
  qr: string;
  attachment: string;
  description: string;
  tiers: Record<TierName, string>;
}

export const words: Record<Language, Words> = {
  en: {
    title: 'Certificate of Membership',
    number: 'Certificate number',
    certifies: 'The Federation certifies that',
    statement: 'is a member of the Federation and has signed its Charter.',
    tier: 'Membership tier',
    issued: 'Issued',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    scan: 'To verify: point the camera of a phone at this code, or type the address yourself',
    type: 'and enter the certificate number.',
    compare: 'Compare what the page shows with this paper. A certificate may be suspended or revoked before its last day.',
    notice:
      'Membership is no licence, registration or determination under any law, including the Promotion and Regulation of Online Gaming Act, 2025. This certificate does not say that a game is lawful.',
    seal: 'Sealed electronically by the Federation (key {key}). The seal proves origin and integrity; it is not an electronic signature under the Information Technology Act, 2000.',
    demonstration: 'DEMONSTRATION — NOT A REAL MEMBERSHIP',
    qr: 'QR code that opens the verification of this certificate',
    attachment: 'The signed certificate, for verification by machine',
    description: 'Certificate of membership {number} of {name}, valid until {until}.',
    tiers: { BRONZE: 'Bronze', SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' },
  },
  hi: {
    title: 'सदस्यता प्रमाणपत्र',
    number: 'प्रमाणपत्र संख्या',
    certifies: 'महासंघ प्रमाणित करता है कि',
    statement: 'महासंघ के सदस्य हैं और उन्होंने महासंघ की आचार संहिता पर हस्ताक्षर किए हैं।',
    tier: 'सदस्यता श्रेणी',
    issued: 'जारी होने की तिथि',
    validFrom: 'वैधता का आरंभ',
    validUntil: 'वैधता की अंतिम तिथि',
    scan: 'सत्यापन के लिए: फ़ोन का कैमरा इस कोड की ओर करें, या यह पता स्वयं टाइप करें',
    type: 'और प्रमाणपत्र संख्या भरें।',
    compare: 'पृष्ठ पर दिखने वाले विवरण का इस कागज़ से मिलान करें। प्रमाणपत्र अंतिम तिथि से पहले भी निलंबित या निरस्त हो सकता है।',
    notice:
      'सदस्यता किसी भी कानून के अंतर्गत लाइसेंस, पंजीकरण या निर्धारण नहीं है; ऑनलाइन गेमिंग संवर्धन और विनियमन अधिनियम, 2025 के अंतर्गत भी नहीं। यह प्रमाणपत्र यह नहीं कहता कि कोई खेल विधिसम्मत है।',
    seal: 'महासंघ की इलेक्ट्रॉनिक मुहर सहित (कुंजी {key})। मुहर से मूल और अक्षुण्णता सिद्ध होती है; यह सूचना प्रौद्योगिकी अधिनियम, 2000 के अंतर्गत इलेक्ट्रॉनिक हस्ताक्षर नहीं है।',
    demonstration: 'प्रदर्शन — यह वास्तविक सदस्यता नहीं है',
    qr: 'QR कोड, जो इस प्रमाणपत्र का सत्यापन खोलता है',
    attachment: 'मुहर लगा प्रमाणपत्र, मशीन से सत्यापन के लिए',
    description: '{name} का सदस्यता प्रमाणपत्र {number}, {until} तक वैध।',
    tiers: { BRONZE: 'कांस्य', SILVER: 'रजत', GOLD: 'स्वर्ण', PLATINUM: 'प्लैटिनम' },
  },
};
