import { SignJWT } from 'jose';
import type { Claims } from '../../../core/certificates/claims.ts';
import { certificateType, toStatusAddress, toType, type Issuer } from '../../../core/certificates/issuer.ts';
import { packStatuses, statusListType, type Status } from '../../../core/certificates/status-list.ts';
import { endOfIndianDay, startOfIndianDay } from '../../../core/certificates/times.ts';

/** A private key in use, with the name that verifiers know it by. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** What is to be written into a certificate. Days are `YYYY-MM-DD` in India. */
export interface Particulars {
  number: string;
  name: string;
  tier: Claims['tier'];
  validFrom: string;
  validUntil: string;
  /** The status list and the place in it. */
  list: string;
  idx: number;
}

/** A day, in seconds. */
const day = 24 * 60 * 60;

/** How long a copy of a status list may be kept, and how long the list may be relied on, in seconds. */
const listTtl = day;
const listLife = 35 * day;

/**
 * Signs a certificate.
 *
 * @param issued seconds since 1970
 * @returns the certificate as its QR code, attachment and look-up record carry it
 */
export async function signCertificate(particulars: Particulars, issuer: Issuer, key: SigningKey, issued: number): Promise<string> {
  const claims: Claims = {
    iss: issuer.site,
    vct: toType(issuer),
    jti: particulars.number,
    iat: issued,
    nbf: startOfIndianDay(particulars.validFrom),
    exp: endOfIndianDay(particulars.validUntil),
    sub_name: particulars.name,
    tier: particulars.tier,
    status: { status_list: { idx: particulars.idx, uri: toStatusAddress(issuer, particulars.list) } },
  };
  const signed = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', typ: certificateType, kid: key.kid });
  return `${await signed.sign(key.privateKey)}~`;
}

/** A certificate that is not valid any more, or not for now. */
export interface Withdrawal {
  idx: number;
  status: Exclude<Status, 'valid'>;
  /** The day, `YYYY-MM-DD`. */
  since: string;
}

/**
 * Signs a status list.
 *
 * @param life how long the list may be relied on, in seconds
 */
export async function signStatusList(
  list: string,
  withdrawals: readonly Withdrawal[],
  issuer: Issuer,
  key: SigningKey,
  { issued, life = listLife }: { issued: number; life?: number },
): Promise<string> {
  const claims = {
    sub: toStatusAddress(issuer, list),
    iat: issued,
    exp: issued + life,
    ttl: listTtl,
    status_list: { bits: 2, lst: await packStatuses(withdrawals) },
    status_since: Object.fromEntries(withdrawals.map(({ idx, since }) => [String(idx), since])),
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: statusListType, kid: key.kid }).sign(key.privateKey);
}
