import type { APIRoute } from 'astro';
import { issuer } from '../../../data/issuer.ts';
import { toType } from '../../../core/certificates/issuer.ts';
import { settings } from '../../../data/settings.ts';

const claim = (name: string, en: string, hi: string) => ({
  path: [name],
  mandatory: true,
  display: [
    { locale: 'en-IN', label: en },
    { locale: 'hi-IN', label: hi },
  ],
});

/** What a certificate is and what its fields mean (SD-JWT VC, Type Metadata). */
export const GET: APIRoute = () =>
  Response.json({
    vct: toType(issuer),
    name: 'Membership certificate',
    description: `A member entity of the ${settings.name.en}. Not a licence, registration or determination under any law.`,
    display: [
      { locale: 'en-IN', name: 'Certificate of Membership', description: settings.name.en },
      { locale: 'hi-IN', name: 'सदस्यता प्रमाणपत्र', description: settings.name.hi },
    ],
    claims: [
      claim('jti', 'Certificate number', 'प्रमाणपत्र संख्या'),
      claim('sub_name', 'Registered name of the member', 'सदस्य का पंजीकृत नाम'),
      claim('tier', 'Membership tier', 'सदस्यता श्रेणी'),
      claim('iat', 'Issued', 'जारी होने की तिथि'),
      claim('nbf', 'Valid from', 'वैधता का आरंभ'),
      claim('exp', 'Valid until', 'वैधता की अंतिम तिथि'),
      claim('status', 'Place in the status list', 'स्थिति सूची में स्थान'),
    ],
  });
