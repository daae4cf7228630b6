import type { membershipApplication as english } from '../en/membership-application.ts';
import type { Translation } from '../translation.ts';

export const membershipApplication: Translation<typeof english> = {
  form: 'सदस्यता आवेदन',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  lastNameHint: 'यदि आपका एक ही नाम है, तो उसे यहाँ भी लिखें।',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  organization: 'संस्था',
  membershipTier: 'सदस्यता श्रेणी',
  additionalComments: 'अन्य टिप्पणी',
  terms: 'मैं नियमों और शर्तों से सहमत हूँ *',
  termsLink: 'सदस्यता की शर्तें पढ़ें',
  draft: 'आवेदन पूरा होने या टैब बंद होने तक इस ब्राउज़र में ड्राफ़्ट रखें',
  draftFailed:
    'ड्राफ़्ट नहीं रखा जा सका: इस ब्राउज़र का भंडारण भर गया है या अवरुद्ध है। पृष्ठ छोड़ने से पहले आवेदन पूरा कर लें।',
  draftHint: 'पृष्ठ दोबारा खुलने पर कुछ नहीं खोएगा। साझे कंप्यूटर पर इसे न चुनें।',
  restored: 'आपका ड्राफ़्ट वापस आ गया है।',
  review: 'अपना आवेदन जाँचें',
  toReview: 'जाँचें',
  change: 'उत्तर बदलें',
  errors: {
    'firstName.required': 'अपना पहला नाम लिखें',
    'lastName.required': 'अपना उपनाम लिखें',
    'email.required': 'अपना ई-मेल पता लिखें',
    'email.invalid': 'सही ई-मेल पता लिखें',
    'phone.required': 'फ़ोन नंबर लिखें',
    'membershipTier.required': 'सदस्यता श्रेणी चुनें',
    'terms.required': 'आवेदन के लिए नियमों और शर्तों से सहमति दें',
  },
};
