import type { Language } from '../../i18n/languages.ts';
import type { Organisation } from '../documents/organisation.ts';
import type { Issuer } from '../../core/certificates/issuer.ts';
import { printCertificate } from './document.ts';

/** What a worker needs to print a certificate. */
export interface PrintTask {
  token: string;
  language: Language;
  issuer: Issuer;
  organisation: Organisation;
}

/** Prints a certificate; runs in a worker of the print pool. */
export default function print({
  token,
  language,
  issuer,
  organisation,
}: PrintTask): Promise<Uint8Array> {
  return printCertificate(token, language, { issuer, organisation });
}
