import { unzlibSync, zlibSync } from 'fflate';
import { base64url } from 'jose';
import * as v from 'valibot';
import { getTrustedKeys, type PublicKey } from './keys.ts';
import { verifyJws, readKeyId, parseJson } from './token.ts';

/** The `typ` header of a status list (Token Status List). */
export const statusListType = 'statuslist+jwt';

/**
 * The number of entries in a list. A long list hides which entries are used, and compresses well.
 */
export const listLength = 131_072;

/** The number of bits per entry. */
const bitsPerStatus = 2;

/** The number of entries in a byte. */
export const perByte = 8 / bitsPerStatus;

export type Status = 'valid' | 'revoked' | 'suspended';

/** The statuses by value: 0 valid, 1 invalid, 2 suspended (Token Status List, section 7.1). */
const statuses: readonly (Status | undefined)[] = ['valid', 'revoked', 'suspended', undefined];

/** The reason why a status could not be read from a list. */
export type StatusListError =
  | 'unreachable'
  | 'untrusted'
  | 'expired'
  | 'clock'
  /** Older than a list seen before: somebody may be hiding a later revocation. */
  | 'older'
  /** The list has no entry for the certificate. */
  | 'unknown';

/** A verified status list. */
export interface StatusList {
  /** In seconds since 1970. */
  issuedAt: number;
  /** In seconds since 1970. */
  expiresAt: number;
  bytes: Uint8Array;
  /** The time of each revocation or suspension by index, in seconds since 1970. */
  at: Readonly<Record<string, number>>;
}

/** A revoked or suspended certificate. */
export interface StatusEntry {
  idx: number;
  status: Exclude<Status, 'valid'>;
  /** The time of the change, in seconds since 1970. */
  at: number;
}

export interface CertificateStatus {
  status: Status;
  /** The time of the change, or that of the list if it names none, in seconds since 1970. */
  at: number;
}

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The claims of a status list that are read. `status_at` is our own: the times of suspensions and
 * revocations by index, which give the day and the order of changes.
 */
const statusListSchema = v.object({
  sub: v.string(),
  iat: seconds,
  exp: seconds,
  ttl: seconds,
  status_list: v.strictObject({ bits: v.literal(bitsPerStatus), lst: v.string() }),
  status_at: v.optional(v.record(v.string(), seconds), {}),
});

/** The maximum error of the clock of a device, in seconds. */
export const clockTolerance = 10 * 60;

/**
 * Verifies that a key of the issuer signed a list, that the certificate references this list, and
 * that it has not expired.
 *
 * @param now seconds since 1970
 */
export async function verifyStatusList(
  jws: string,
  uri: string,
  { keys, now }: { keys: readonly PublicKey[]; now: number },
): Promise<StatusList | StatusListError> {
  const kid = readKeyId(jws, statusListType);
  const key = getTrustedKeys(keys).find((one) => one.kid === kid);
  const payload = key && (await verifyJws(jws, key));
  const list = v.safeParse(statusListSchema, payload && parseJson(payload));
  if (!list.success || list.output.sub !== uri) return 'untrusted';
  const { iat, exp, status_list, status_at } = list.output;
  if (iat > now + clockTolerance) return 'clock';
  if (exp <= now) return 'expired';
  const bytes = decodeStatuses(status_list.lst);
  return bytes ? { issuedAt: iat, expiresAt: exp, bytes, at: status_at } : 'untrusted';
}

/** Reads the status at an index; undefined outside the list or for an unused value. */
export function readStatus(
  { bytes, at, issuedAt }: Pick<StatusList, 'bytes' | 'at' | 'issuedAt'>,
  idx: number,
): CertificateStatus | undefined {
  const byte = bytes[Math.floor((idx * bitsPerStatus) / 8)];
  const status =
    byte === undefined ? undefined : statuses[(byte >> ((idx * bitsPerStatus) % 8)) & 3];
  return status && { status, at: at[String(idx)] ?? issuedAt };
}

/** Packs, compresses and encodes the statuses of a list (base64url). */
export function encodeStatuses(entries: readonly { idx: number; status: Status }[]): string {
  const bytes = new Uint8Array((listLength * bitsPerStatus) / 8);
  for (const { idx, status } of entries) {
    const at = Math.floor((idx * bitsPerStatus) / 8);
    bytes[at] = (bytes[at] ?? 0) | (statuses.indexOf(status) << ((idx * bitsPerStatus) % 8));
  }
  return base64url.encode(zlibSync(bytes));
}

/** Reverses `encodeStatuses`; undefined if the text is damaged or the length is wrong. */
function decodeStatuses(encoded: string): Uint8Array | undefined {
  try {
    const bytes = unzlibSync(base64url.decode(encoded));
    return bytes.length === (listLength * bitsPerStatus) / 8 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
