import type { APIRoute } from 'astro';
import { toType } from '../../../core/certificates/issuer.ts';
import { issuer } from '../../../data/issuer.ts';
import { settings } from '../../../data/settings.ts';
import { defaultLanguage, languageDetails, languages } from '../../../i18n/languages.ts';
import { getTranslator } from '../../../i18n/translate.ts';

const claims = ['jti', 'sub_name', 'tier', 'iat', 'nbf', 'exp', 'status'] as const;

/** What a certificate is and what its fields mean (SD-JWT VC, Type Metadata). */
export const GET: APIRoute = () => {
  const translations = languages.map((language) => ({
    language,
    locale: languageDetails[language].locale,
    t: getTranslator(language),
  }));
  return Response.json({
    vct: toType(issuer),
    name: 'Membership certificate',
    description: `A member entity of the ${settings.name[defaultLanguage]}. Not a licence, registration or determination under any law.`,
    display: translations.map(({ language, locale, t }) => ({ locale, name: t('type.name'), description: settings.name[language] })),
    claims: claims.map((name) => ({
      path: [name],
      mandatory: true,
      display: translations.map(({ locale, t }) => ({ locale, label: t(`type.claim.${name}`) })),
    })),
  });
};
