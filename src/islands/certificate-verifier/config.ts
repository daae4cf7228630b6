import type { Language } from '../../i18n/languages.ts';
import type { Issuer } from '../../core/certificates/issuer.ts';

/** The configuration of the verifier. */
export interface VerifierConfig {
  language: Language;
  issuer: Issuer;
  /** The example number of the specification. */
  example: string;
  /** The address for questions and for reporting fakes. */
  email: string;
}
