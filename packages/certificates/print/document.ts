import { decodeJwt, decodeProtectedHeader } from 'jose';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { Claims } from '../shared/claims.ts';
import {
  toCertificateLink,
  createDemonstrationIssuer,
  toIdentifier,
  verifyPath,
  type Issuer,
} from '../shared/issuer.ts';
import { attachmentName } from '../shared/attachment.ts';
import { toDay } from '../shared/times.ts';
import { formatDay } from '@federation/base/dates';
import { toLocalPath } from '@federation/base/paths';
import type { Organisation } from '@federation/documents/typst/organisation';
import { compilePdf } from '@federation/documents/typst/compile';
import { toQrCode } from './qr.ts';

/** The issuer in the links of a certificate, and the organisation at the top of its page. */
interface Publisher {
  issuer: Issuer;
  /** In the language of the certificate. */
  organisation: Organisation;
}

/**
 * Creates the printable certificate: a tagged PDF with the QR code and the token attached. Its
 * content comes from the token alone, so that print and token can’t differ.
 *
 * @param token is not verified here: it was just signed, or comes from the register
 */
export function printCertificate(
  token: string,
  language: Language,
  { issuer, organisation }: Publisher,
): Promise<Buffer> {
  const claims = decodeJwt<Claims>(token.slice(0, -1));
  const { kid = '' } = decodeProtectedHeader(token.slice(0, -1));
  const text = dictionaries[language].printedCertificate;
  const day = (seconds: number) => formatDay(toDay(seconds), language);
  const values = {
    number: claims.jti,
    name: claims.sub_name,
    until: day(claims.exp),
    key: kid,
    issuer: organisation.name,
  };
  const address = `${issuer.site}${toLocalPath(verifyPath, language)}`;
  return compilePdf({
    template: 'packages/certificates/print/certificate.typ',
    language,
    organisation,
    title: `${text.title} ${claims.jti}`,
    description: fill(text.description, values),
    date: toDay(claims.iat),
    data: {
      words: {
        ...text,
        certifies: fill(text.certifies, values),
        statement: fill(text.statement, values),
        seal: fill(text.seal, values),
        tiers: undefined,
      },
      number: claims.jti,
      name: claims.sub_name,
      tier: text.tiers[claims.tier],
      colour: claims.tier.toLowerCase(),
      issued: day(claims.iat),
      validFrom: day(claims.nbf),
      validUntil: day(claims.exp),
      address,
      shortAddress: address.replace(/^https?:\/\//, ''),
      qr: toQrCode(toCertificateLink(issuer, token)),
      demonstration: claims.iss === toIdentifier(createDemonstrationIssuer(issuer)),
    },
    attachments: [
      {
        name: attachmentName,
        content: Buffer.from(token),
        description: text.attachment,
        mediaType: 'application/dc+sd-jwt',
      },
    ],
  });
}
