/** Who issues certificates: everything in a certificate that names the federation is made from these two. */
export interface Issuer {
  /** The address of the site without a slash at its end, such as `https://www.ifsf.example`. */
  site: string;
  /** The fixed prefix of certificate numbers, such as `IFSF`. */
  product: string;
}

/** The issuer that the settings of a site name. */
export function toIssuer({ site, certificatePrefix }: { site: string; certificatePrefix: string }): Issuer {
  return { site, product: certificatePrefix };
}

/** The path of the page that verifies certificates. */
export const verifyPath = '/certificate-verify';

/** Where the signed status lists stand. */
export const statusFolder = '/.well-known/status';

/** Where the look-up by number stands. */
export const lookUpFolder = '/cert-index';

/** The type of a certificate, `vct`. Its number goes up when the fields of a certificate change. */
export const typePath = '/vct/membership/1';

/** The media type of the header of a certificate. */
export const certificateType = 'dc+sd-jwt';

/** The address that a certificate's QR code holds. What stands after # never reaches a server. */
export function toCertificateLink({ site }: Issuer, token: string): string {
  return `${site}${verifyPath}#c=${token}`;
}

/** The type that every certificate of this issuer names. */
export function toType({ site }: Issuer): string {
  return `${site}${typePath}`;
}

/** The address of a status list. */
export function toStatusAddress({ site }: Issuer, list: string): string {
  return `${site}${statusFolder}/${list}.jwt`;
}

/** What a QR code, or an attachment, turned out to hold. */
export type Code = { kind: 'certificate'; token: string } | { kind: 'foreign' };

/**
 * Reads the text of a QR code. Only a link to this federation's own page counts: a genuine
 * certificate behind a link to another site is how somebody would lead people to a false page.
 */
export function readCode(text: string, { site }: Issuer): Code {
  const trimmed = text.trim();
  const pattern = new RegExp(`^(?:${escape(site)}(?:/[a-z]{2})?${verifyPath})?#?(?:c=)?([\\w-]+\\.[\\w-]+\\.[\\w-]+~)$`);
  const [, token] = pattern.exec(trimmed) ?? [];
  return token ? { kind: 'certificate', token } : { kind: 'foreign' };
}

/** The certificate in the part of an address after #, if there is one. It is judged later: anything may stand there. */
export function readFragment(hash: string): string | undefined {
  return /^#c=(.+)$/.exec(hash)?.[1];
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
