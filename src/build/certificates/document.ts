import { decodeJwt, decodeProtectedHeader } from 'jose';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Claims } from '../../core/certificates/claims.ts';
import { toCertificateLink, verifyPath, type Issuer } from '../../core/certificates/issuer.ts';
import { attachmentName } from '../../core/certificates/attachment.ts';
import { toDay } from '../../core/certificates/times.ts';
import { formatDay } from '../../core/dates.ts';
import { toLocalPath } from '../../core/paths.ts';
import type { Organisation } from '../documents/organisation.ts';
import { compilePdf } from '../typst/compile.ts';
import { toModules, toSvg } from './qr.ts';
import { words } from './words.ts';

/** Who publishes a certificate: named in the links of the certificate, and at the head of the paper. */
interface Publisher {
  issuer: Issuer;
  /** In the language of the paper. */
  organisation: Organisation;
}

/**
 * Makes the printable certificate: tagged, with the QR code and with the signed certificate inside.
 * Everything on it is read from the certificate itself, so the paper and the signed text can't differ.
 *
 * @param token a certificate that the office has just signed, or keeps; it is not checked here
 */
export function printCertificate(token: string, language: Language, { issuer, organisation }: Publisher): Promise<Buffer> {
  const claims = decodeJwt<Claims>(token.slice(0, -1));
  const { kid = '' } = decodeProtectedHeader(token.slice(0, -1));
  const text = words[language];
  const day = (seconds: number) => formatDay(toDay(seconds), language);
  const values: Record<string, string> = { number: claims.jti, name: claims.sub_name, until: day(claims.exp), key: kid };
  const address = `${issuer.site}${toLocalPath(verifyPath, language)}`;
  return compilePdf({
    template: 'src/build/certificates/certificate.typ',
    language,
    organisation,
    title: `${text.title} ${claims.jti}`,
    description: fill(text.description, values),
    date: toDay(claims.iat),
    data: {
      words: { ...text, seal: fill(text.seal, values), tiers: undefined },
      number: claims.jti,
      name: claims.sub_name,
      tier: text.tiers[claims.tier],
      colour: claims.tier.toLowerCase(),
      issued: day(claims.iat),
      validFrom: day(claims.nbf),
      validUntil: day(claims.exp),
      address,
      shortAddress: address.replace(/^https?:\/\//, ''),
      qr: toSvg(toModules(toCertificateLink(issuer, token))),
      demonstration: kid.startsWith('demo-'),
    },
    attachments: [{ name: attachmentName, content: Buffer.from(token), description: text.attachment, mediaType: 'application/dc+sd-jwt' }],
  });
}
