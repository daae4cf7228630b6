import { decodeJwt } from 'jose';
import type { PublicKey } from './keys.ts';
import {
  clockTolerance,
  perByte,
  readStatus,
  statusListType,
  verifyStatusList,
  type StatusEntry,
} from './status-list.ts';
import { readKeyId } from './token.ts';

/**
 * A list signed by one of our keys, even if it has expired. Published statuses win over the
 * register: a revocation in any list counts, a suspension only in the newest.
 */
export interface SignedList {
  /** The id of the publication. */
  id: string | undefined;
  /** In seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
  /** The signing key, which may have been removed since. */
  key: PublicKey;
  /** The revoked and suspended certificates, by index. */
  entries: StatusEntry[];
}

/**
 * Reads a list that may have expired, or whose key may have been removed.
 *
 * @param keys the public keys of the issuer, removed ones included
 * @returns undefined unless one of the keys signed it for this address
 */
export async function readSignedList(
  jws: string,
  uri: string,
  keys: readonly PublicKey[],
): Promise<SignedList | undefined> {
  const kid = readKeyId(jws, statusListType);
  const key = keys.find((one) => one.kid === kid);
  if (!key) return undefined;
  const { iat, jti } = decodeClaims(jws);
  const trusted = [{ ...key, removed: undefined }];
  const verified = await verifyStatusList(jws, uri, { keys: trusted, now: iat ?? 0 });
  if (typeof verified === 'string') return undefined;
  const entries = findUsedIndexes(verified.bytes).flatMap((idx) => {
    const { status, at = 0 } = readStatus(verified, idx) ?? {};
    return status === 'revoked' || status === 'suspended' ? [{ idx, status, at }] : [];
  });
  return { id: jti, issuedAt: verified.issuedAt, expiresAt: verified.expiresAt, key, entries };
}

/** The indexes in those bytes of a list that are not zero. Skipping zeros is fast. */
function findUsedIndexes(bytes: Uint8Array): number[] {
  return [...bytes.keys()]
    .filter((at) => bytes[at] !== 0)
    .flatMap((at) => Array.from({ length: perByte }, (_, place) => at * perByte + place));
}

function decodeClaims(jws: string): { iat?: number; jti?: string } {
  try {
    return decodeJwt(jws);
  } catch {
    return {};
  }
}

/** The statuses in all published lists together, against which a new publication is checked. */
export interface PublishedStatuses {
  /** The newest list that is not dated after the clock; the first of several. */
  newest: SignedList | undefined;
  /** Lists that are dated after the clock: they revoke, but are never the newest. */
  future: SignedList[];
  /** The revoked and suspended certificates, by index. */
  entries: StatusEntry[];
}

/**
 * Merges lists: a revocation in any of them counts, a suspension only in the newest.
 *
 * @param clock the time of the site or this computer, in seconds since 1970
 */
export function mergeLists(lists: readonly SignedList[], clock: number): PublishedStatuses {
  const isFuture = ({ issuedAt }: SignedList) => issuedAt > clock + clockTolerance;
  const future = lists.filter(isFuture);
  // The newest comes last, so that its times overwrite older ones.
  const past = lists.filter((list) => !isFuture(list)).toSorted((a, b) => a.issuedAt - b.issuedAt);
  const newest = past.filter(({ issuedAt }) => issuedAt === past.at(-1)?.issuedAt);
  const entries = new Map<number, StatusEntry>();
  for (const { entries: own } of newest) for (const entry of own) entries.set(entry.idx, entry);
  for (const { entries: own } of [...future, ...past])
    for (const entry of own) if (entry.status === 'revoked') entries.set(entry.idx, entry);
  return {
    newest: newest[0],
    future,
    entries: [...entries.values()].sort((a, b) => a.idx - b.idx),
  };
}
