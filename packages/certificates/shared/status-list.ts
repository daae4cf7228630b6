import { base64url } from 'jose';
import * as v from 'valibot';
import { toTrustedKeys, type PublicKey } from './keys.ts';
import { verifyJws, readKeyId, parseJson } from './token.ts';

/** The `typ` header of a status list (Token Status List). */
export const statusListType = 'statuslist+jwt';

/**
 * The number of entries in a list. A long list hides which entries are in use, and compresses very
 * well.
 */
export const listLength = 131_072;

/** The number of bits per entry. */
const bitsPerStatus = 2;

/** The number of entries in a byte. */
export const perByte = 8 / bitsPerStatus;

export type Status = 'valid' | 'revoked' | 'suspended';

/**
 * The statuses by value (Token Status List, section 7.1): 0 valid, 1 invalid, 2 suspended; 3 is not
 * used.
 */
const statuses: readonly (Status | undefined)[] = ['valid', 'revoked', 'suspended', undefined];

/** Why the status of a certificate could not be read from a list. */
export type StatusListError =
  | 'unreachable'
  | 'untrusted'
  | 'expired'
  | 'clock'
  /** Older than one that was seen before: somebody may be hiding a later revocation. */
  | 'older'
  /** It has no entry for the certificate. */
  | 'unknown';

/** A verified status list. */
export interface StatusList {
  /** When it was signed, in seconds since 1970. */
  issuedAt: number;
  /** When it expires, in seconds since 1970. */
  expiresAt: number;
  bytes: Uint8Array;
  /** When each certificate was revoked or suspended, by index, in seconds since 1970. */
  at: Readonly<Record<string, number>>;
}

/** A certificate that is revoked or suspended. */
export interface StatusEntry {
  idx: number;
  status: Exclude<Status, 'valid'>;
  /** The moment of the change, in seconds since 1970. */
  at: number;
}

export interface CertificateStatus {
  status: Status;
  /** When it was suspended or revoked, in seconds since 1970; when the list was, if it is silent. */
  at: number;
}

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The claims of a status list that are read. One is our own: the moments of suspensions and
 * revocations by index, which tell the day and the order of changes within it.
 */
const statusListSchema = v.object({
  sub: v.string(),
  iat: seconds,
  exp: seconds,
  ttl: seconds,
  status_list: v.strictObject({ bits: v.literal(bitsPerStatus), lst: v.string() }),
  status_at: v.optional(v.record(v.string(), seconds), {}),
});

/** How far the clock of a device may be wrong, in seconds. */
export const clockTolerance = 10 * 60;

/**
 * Verifies a signed list: a key of the certificate’s issuer must have signed it, it must be the
 * list that the certificate references, and it must not have expired.
 *
 * @param now seconds since 1970
 */
export async function verifyStatusList(
  jws: string,
  uri: string,
  { keys, now }: { keys: readonly PublicKey[]; now: number },
): Promise<StatusList | StatusListError> {
  const kid = readKeyId(jws, statusListType);
  const key = toTrustedKeys(keys).find((one) => one.kid === kid);
  const payload = key && (await verifyJws(jws, key));
  const list = v.safeParse(statusListSchema, payload && parseJson(payload));
  if (!list.success || list.output.sub !== uri) return 'untrusted';
  const { iat, exp, status_list, status_at } = list.output;
  if (iat > now + clockTolerance) return 'clock';
  if (exp <= now) return 'expired';
  const bytes = await decodeStatuses(status_list.lst);
  return bytes ? { issuedAt: iat, expiresAt: exp, bytes, at: status_at } : 'untrusted';
}

/**
 * The status at an index of a list; undefined if the index is outside the list or its value is not
 * used.
 */
export function readStatus(
  { bytes, at, issuedAt }: Pick<StatusList, 'bytes' | 'at' | 'issuedAt'>,
  idx: number,
): CertificateStatus | undefined {
  const byte = bytes[Math.floor((idx * bitsPerStatus) / 8)];
  const status =
    byte === undefined ? undefined : statuses[(byte >> ((idx * bitsPerStatus) % 8)) & 3];
  return status && { status, at: at[String(idx)] ?? issuedAt };
}

/** Encodes the statuses of a list: packed, compressed, in base64url. */
export async function encodeStatuses(
  entries: readonly { idx: number; status: Status }[],
): Promise<string> {
  const bytes = new Uint8Array((listLength * bitsPerStatus) / 8);
  for (const { idx, status } of entries) {
    const at = Math.floor((idx * bitsPerStatus) / 8);
    bytes[at] = (bytes[at] ?? 0) | (statuses.indexOf(status) << ((idx * bitsPerStatus) % 8));
  }
  return base64url.encode(await transform(bytes, new CompressionStream('deflate')));
}

/** Decodes the statuses of a list; undefined if they are damaged or the length is wrong. */
async function decodeStatuses(encoded: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await transform(base64url.decode(encoded), new DecompressionStream('deflate'));
    return bytes.length === (listLength * bitsPerStatus) / 8 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

async function transform(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const transformed = new Blob([bytes.slice()]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}
