import { languages } from '@federation/i18n/languages';
import { toLocalPath } from '@federation/base/paths';

/**
 * The issuer of certificates. Everything in a certificate that identifies the federation comes from
 * these fields.
 */
export interface Issuer {
  /** The address of the site without a trailing slash, such as `https://www.ifsf.example`. */
  site: string;
  /** The prefix of certificate numbers, such as `IFSF`. */
  product: string;
  /** Set for the issuer of the demonstration, which has its own identifiers, addresses and keys. */
  demonstration?: true;
}

export function createIssuer({
  site,
  certificatePrefix,
}: {
  site: string;
  certificatePrefix: string;
}): Issuer {
  return { site, product: certificatePrefix };
}

/** The path of the verification page. */
export const verifyPath = '/certificate-verify';

/** The path of everything of the demonstration: keys, type, status lists and look-up. */
export const demonstrationPath = '/demonstration';

/** The issuer of the demonstration certificates of a site. */
export function createDemonstrationIssuer(issuer: Issuer): Issuer {
  return { ...issuer, demonstration: true };
}

/** The identifier of an issuer (`iss`). */
export function toIdentifier({ site, demonstration }: Issuer): string {
  return demonstration ? `${site}${demonstrationPath}` : site;
}

/** The path of an issuer’s public keys (JWKS). */
export function toKeysPath({ demonstration }: Issuer): string {
  return demonstration ? `${demonstrationPath}/jwks.json` : '/.well-known/jwks.json';
}

/** The path of an issuer’s signed status lists. */
export function toStatusFolder({ demonstration }: Issuer): string {
  return demonstration ? `${demonstrationPath}/status` : '/.well-known/status';
}

/** The path of an issuer’s look-up by number. */
export function toLookUpFolder({ demonstration }: Issuer): string {
  return demonstration ? `${demonstrationPath}/cert-index` : '/cert-index';
}

/** The path of the certificate type (`vct`). New fields in a certificate need a new version. */
const typePath = '/vct/membership/1';

/** The `typ` header of a certificate. */
export const certificateType = 'dc+sd-jwt';

/** The link in the QR code of a certificate. The part after # is never sent to a server. */
export function toCertificateLink({ site }: Issuer, token: string): string {
  return `${site}${verifyPath}#c=${token}`;
}

/** The type (`vct`) of the issuer’s certificates. */
export function toType(issuer: Issuer): string {
  return `${toIdentifier(issuer)}${typePath}`;
}

/** The address of a status list. */
export function toStatusAddress(issuer: Issuer, list: string): string {
  return `${issuer.site}${toStatusFolder(issuer)}/${list}.jwt`;
}

/** The content of a QR code, an attachment or the fragment of a link. */
export type Code =
  | { kind: 'certificate'; token: string }
  /** A token that was cut off. */
  | { kind: 'incomplete' }
  | { kind: 'foreign' };

/**
 * Reads the text of a QR code or attachment. Links to another site are not accepted, even with a
 * genuine certificate, because they could lead people to a fake page.
 */
export function readCode(text: string, { site }: Issuer): Code {
  const pages = languages.map((language) => escape(`${site}${toLocalPath(verifyPath, language)}`));
  const link = new RegExp(`^(?:${pages.join('|')})(?:\\?[^#]*)?(?=#)`);
  const rest = text.trim().replace(link, '');
  return readFragment(rest.startsWith('#') ? rest : `#${rest}`) ?? { kind: 'foreign' };
}

/** The length of a signature (ES256) in base64url. */
const signatureLength = 86;

/**
 * Reads the token in the fragment of an address; undefined if there is none. It does not verify the
 * token. Mail and chat programs may cut a link off or append text to it.
 */
export function readFragment(hash: string): Exclude<Code, { kind: 'foreign' }> | undefined {
  const [, text] = /^#(?:c=|(?=eyJ))(.*)$/is.exec(decode(hash)) ?? [];
  if (text === undefined) return undefined;
  const [, content, signature = '', end] = /^([\w-]+\.[\w-]+)\.([\w-]+)(~?)/.exec(text) ?? [];
  if (!content) return { kind: 'incomplete' };
  if (end) return { kind: 'certificate', token: `${content}.${signature}~` };
  // Without the final ~, the length of the signature separates it from appended text.
  return signature.length >= signatureLength
    ? { kind: 'certificate', token: `${content}.${signature.slice(0, signatureLength)}~` }
    : { kind: 'incomplete' };
}

/** Decodes percent-encoding; returns the text unchanged if it is damaged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link that fills in a number to verify. The part after # is never sent to a server. */
export function toNumberLink(path: string, number: string): string {
  return `${path}#number=${encodeURIComponent(number)}`;
}

/** The number in the fragment of an address; undefined if there is none. */
export function readNumberFragment(hash: string): string | undefined {
  return /^#number=(.{1,60})$/.exec(decode(hash))?.[1];
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
