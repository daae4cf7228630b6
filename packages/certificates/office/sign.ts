import { SignJWT } from 'jose';
import type { Claims } from '../shared/claims.ts';
import {
  certificateType,
  toIdentifier,
  toStatusAddress,
  toType,
  type Issuer,
} from '../shared/issuer.ts';
import { encodeStatuses, statusListType, type StatusEntry } from '../shared/status-list.ts';
import { endOfIndianDay, startOfIndianDay, toDay } from '../shared/times.ts';

/** A private key, with the id by which verifiers find its public key. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** The details of a certificate. Days are `YYYY-MM-DD` in India. */
export interface CertificateDetails {
  number: string;
  name: string;
  tier: Claims['tier'];
  validFrom: string;
  validUntil: string;
  /** The name of the status list. */
  list: string;
  /** The index in the status list. */
  idx: number;
}

/** A day, in seconds. */
const day = 24 * 60 * 60;

/**
 * How long a status list may be cached, and how long it is valid, in seconds. For as long as it is
 * valid, someone who can withhold a newer list can hide a revocation; so it is published each week,
 * and valid for three days more, for holidays.
 */
const listTtl = day;
const listLifetime = 10 * day;

/**
 * Signs a certificate.
 *
 * @param issued seconds since 1970
 * @returns the token that the QR code, the attachment and the look-up record contain
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

/**
 * Signs a status list.
 *
 * @param lifetime how long the list is valid, in seconds
 * @param id by which the register recognises what was published
 */
export async function signStatusList(
  list: string,
  entries: readonly StatusEntry[],
  issuer: Issuer,
  key: SigningKey,
  { issued, lifetime = listLifetime, id }: { issued: number; lifetime?: number; id?: string },
): Promise<string> {
  const claims = {
    sub: toStatusAddress(issuer, list),
    iat: issued,
    exp: issued + lifetime,
    ttl: listTtl,
    ...(id && { jti: id }),
    status_list: { bits: 2, lst: await encodeStatuses(entries) },
    status_since: Object.fromEntries(entries.map(({ idx, at }) => [String(idx), toDay(at)])),
    status_at: Object.fromEntries(entries.map(({ idx, at }) => [String(idx), at])),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: statusListType, kid: key.kid })
    .sign(key.privateKey);
}
