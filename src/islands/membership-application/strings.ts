import type { Language } from '../../i18n/languages.ts';

export interface ApplicationStrings {
  form: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  organization: string;
  membershipTier: string;
  additionalComments: string;
  terms: string;
  termsLink: string;
  draft: string;
  draftHint: string;
  restored: string;
  review: string;
  toReview: string;
  change: string;
  errors: Record<string, string>;
}

export const strings: Record<Language, ApplicationStrings> = {
  en: {
    form: 'Membership application',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    organization: 'Organization',
    membershipTier: 'Membership tier',
    additionalComments: 'Additional comments',
    terms: 'I agree to the Terms and Conditions *',
    termsLink: 'Read the terms',
    draft: 'Keep a draft in this browser until I finish or close the tab',
    draftHint: 'So that a reload loses nothing. Leave it out on a shared computer.',
    restored: 'Your draft is back.',
    review: 'Check your application',
    toReview: 'Review',
    change: 'Change something',
    errors: {
      'firstName.required': 'Enter your first name',
      'lastName.required': 'Enter your last name',
      'email.required': 'Enter your e-mail address',
      'email.invalid': 'Enter a valid e-mail address',
      'phone.required': 'Enter a phone number',
      'membershipTier.required': 'Choose a membership tier',
      'terms.required': 'Agree to the Terms and Conditions to apply',
    },
  },
  hi: {
    form: 'सदस्यता आवेदन',
    firstName: 'नाम',
    lastName: 'उपनाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    organization: 'संस्था',
    membershipTier: 'सदस्यता श्रेणी',
    additionalComments: 'अन्य टिप्पणी',
    terms: 'मैं नियमों और शर्तों से सहमत हूँ *',
    termsLink: 'शर्तें पढ़ें',
    draft: 'आवेदन पूरा होने या टैब बंद होने तक इस ब्राउज़र में प्रारूप रखें',
    draftHint: 'ताकि पृष्ठ दोबारा खुलने पर कुछ न खोए। साझे कंप्यूटर पर न चुनें।',
    restored: 'आपका प्रारूप वापस आ गया है।',
    review: 'अपना आवेदन जाँचें',
    toReview: 'जाँचें',
    change: 'कुछ बदलें',
    errors: {
      'firstName.required': 'अपना नाम लिखें',
      'lastName.required': 'अपना उपनाम लिखें',
      'email.required': 'अपना ई-मेल पता लिखें',
      'email.invalid': 'सही ई-मेल पता लिखें',
      'phone.required': 'फ़ोन नंबर लिखें',
      'membershipTier.required': 'सदस्यता श्रेणी चुनें',
      'terms.required': 'आवेदन के लिए नियमों और शर्तों से सहमति दें',
    },
  },
};
