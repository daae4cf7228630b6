import { SignJWT } from 'jose';
import type { CertificateFacts, Claims } from '../../shared/claims.ts';
import {
  certificateType,
  toIdentifier,
  toStatusAddress,
  toType,
  type Issuer,
} from '../../shared/issuer.ts';
import { endOfIndianDay, startOfIndianDay } from '../../shared/times.ts';
import type { SigningKey } from './signing-key.ts';

/** The content of a certificate and its index in the status list. */
export interface CertificateDetails extends Omit<CertificateFacts, 'issued'> {
  /** The name of the status list. */
  list: string;
  idx: number;
}

/**
 * Signs a certificate.
 *
 * @param issued seconds since 1970
 * @returns the token for the QR code, the attachment and the look-up record
 */
export async function signCertificate(
  details: CertificateDetails,
  issuer: Issuer,
  key: SigningKey,
  issued: number,
): Promise<string> {
  const header = { alg: 'ES256', typ: certificateType, kid: key.kid };
  const jwt = new SignJWT({ ...toClaims(details, issuer, issued) }).setProtectedHeader(header);
  return `${await jwt.sign(key.privateKey)}~`;
}

function toClaims(details: CertificateDetails, issuer: Issuer, issued: number): Claims {
  return {
    iss: toIdentifier(issuer),
    vct: toType(issuer),
    jti: details.number,
    iat: issued,
    nbf: startOfIndianDay(details.validFrom),
    exp: endOfIndianDay(details.validUntil),
    sub_name: details.name,
    tier: details.tier,
    status: { status_list: { idx: details.idx, uri: toStatusAddress(issuer, details.list) } },
  };
}
