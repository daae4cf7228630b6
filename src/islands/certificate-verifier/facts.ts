import type { Language } from '../../i18n/languages.ts';
import type { Issuer } from '../../core/certificates/issuer.ts';

/** What the verifier needs to know of the site. */
export interface VerifierFacts {
  language: Language;
  issuer: Issuer;
  /** The number of the specification's demonstration. */
  example: string;
  /** Where help is had and fakes are reported. */
  email: string;
}
