import { toType, type Issuer } from '@federation/certificates/issuer';
import { defaultLanguage, languageDetails, languages } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { settings } from './settings.ts';

const claims = ['jti', 'sub_name', 'tier', 'iat', 'nbf', 'exp', 'status'] as const;

/** Describes the certificates of an issuer and their fields (SD-JWT VC, Type Metadata). */
export function toTypeMetadata(issuer: Issuer) {
  const translations = languages.map((language) => ({
    language,
    locale: languageDetails[language].locale,
    t: getTranslator(language),
  }));
  const member = `A member entity of the ${settings.name[defaultLanguage]}. Not a licence, registration or determination under any law.`;
  return {
    vct: toType(issuer),
    name: issuer.demonstration
      ? 'Demonstration of a membership certificate'
      : 'Membership certificate',
    description: issuer.demonstration
      ? 'A demonstration. It certifies nothing, whatever it says.'
      : member,
    display: translations.map(({ language, locale, t }) => ({
      locale,
      name: t('type.name'),
      description: settings.name[language],
    })),
    claims: claims.map((name) => ({
      path: [name],
      mandatory: true,
      display: translations.map(({ locale, t }) => ({ locale, label: t(`type.claim.${name}`) })),
    })),
  };
}
