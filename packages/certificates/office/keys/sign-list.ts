import { SignJWT } from 'jose';
import { toStatusAddress, type Issuer } from '../../shared/issuer.ts';
import { encodeStatuses, statusListType, type StatusEntry } from '../../shared/status-list.ts';
import { toDay } from '../../shared/times.ts';
import type { SigningKey } from './signing-key.ts';

/** A day, in seconds. */
const day = 24 * 60 * 60;

/**
 * The time for which a status list may be cached, and its validity, in seconds. Someone who
 * withholds newer lists can hide a revocation while an old list is valid. It is therefore valid
 * only until the next weekly publication, and three more days for holidays.
 */
const listTtl = day;
const listLifetime = 10 * day;

/**
 * Signs a status list.
 *
 * @param lifetime the validity of the list, in seconds
 * @param id identifies the publication in the register
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
    status_list: { bits: 2, lst: encodeStatuses(entries) },
    status_since: Object.fromEntries(entries.map(({ idx, at }) => [String(idx), toDay(at)])),
    status_at: Object.fromEntries(entries.map(({ idx, at }) => [String(idx), at])),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: statusListType, kid: key.kid })
    .sign(key.privateKey);
}
