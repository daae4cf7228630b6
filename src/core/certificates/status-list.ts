import { base64url } from 'jose';
import * as v from 'valibot';
import { trusted, type PublicKey } from './keys.ts';
import { openSigned, readHeader, readJson } from './token.ts';

/** The media type of the header of a status list (Token Status List). */
export const statusListType = 'statuslist+jwt';

/** How many certificates a list has room for. A long list hides who is in it and compresses to almost nothing. */
export const listLength = 131_072;

/** Two bits for each certificate. */
export const bitsPerStatus = 2;

export type Status = 'valid' | 'revoked' | 'suspended';

/** The order is that of the standard: 0 valid, 1 invalid, 2 suspended; 3 means nothing here. */
const statuses: readonly (Status | undefined)[] = ['valid', 'revoked', 'suspended', undefined];

/** Why a list says nothing about a certificate. */
export type ListFault = 'unreachable' | 'untrusted' | 'expired' | 'clock' | 'unknown';

/** A list that was checked. */
export interface StatusList {
  /** When it was signed, in seconds since 1970. */
  signed: number;
  /** Until when it may be relied on. */
  expires: number;
  /** For how many seconds a copy may be kept. */
  ttl: number;
  bytes: Uint8Array;
  since: Readonly<Record<string, string>>;
}

export interface StatusEntry {
  status: Status;
  /** The day of the suspension or revocation. */
  since: string | undefined;
}

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * What stands in a list. `status_since` is our own: the days of suspensions and revocations by
 * place, so that a result can name the day.
 */
export const statusListSchema = v.object({
  sub: v.string(),
  iat: seconds,
  exp: seconds,
  ttl: seconds,
  status_list: v.strictObject({ bits: v.literal(bitsPerStatus), lst: v.string() }),
  status_since: v.optional(v.record(v.string(), v.pipe(v.string(), v.isoDate())), {}),
});

/** A clock may be this far off, in seconds. */
const clockTolerance = 10 * 60;

/**
 * Checks a signed list. It counts only when it was signed by a key of the same kind as the
 * certificate's, is the very list that the certificate names, and is of today.
 *
 * @param now seconds since 1970
 */
export async function openStatusList(
  jws: string,
  uri: string,
  { keys, demonstration, now }: { keys: readonly PublicKey[]; demonstration: boolean; now: number },
): Promise<StatusList | ListFault> {
  const kid = readHeader(jws, statusListType);
  const key = trusted(keys).find((one) => one.kid === kid && Boolean(one.demonstration) === demonstration);
  const payload = key && (await openSigned(jws, key));
  const list = v.safeParse(statusListSchema, payload && readJson(payload));
  if (!list.success || list.output.sub !== uri) return 'untrusted';
  const { iat, exp, ttl, status_list, status_since } = list.output;
  if (iat > now + clockTolerance) return 'clock';
  if (exp <= now) return 'expired';
  const bytes = await inflate(status_list.lst);
  return bytes ? { signed: iat, expires: exp, ttl, bytes, since: status_since } : 'untrusted';
}

/** What a list says about a place; undefined when it says nothing that has a meaning. */
export function readStatus({ bytes, since }: StatusList, idx: number): StatusEntry | undefined {
  const byte = bytes[Math.floor((idx * bitsPerStatus) / 8)];
  const status = byte === undefined ? undefined : statuses[(byte >> ((idx * bitsPerStatus) % 8)) & 3];
  return status && { status, since: since[String(idx)] };
}

/** The compressed bytes of a list, in base64url. */
export async function packStatuses(entries: readonly { idx: number; status: Status }[]): Promise<string> {
  const bytes = new Uint8Array((listLength * bitsPerStatus) / 8);
  for (const { idx, status } of entries) {
    const at = Math.floor((idx * bitsPerStatus) / 8);
    bytes[at] = (bytes[at] ?? 0) | (statuses.indexOf(status) << ((idx * bitsPerStatus) % 8));
  }
  return base64url.encode(await pass(bytes, new CompressionStream('deflate')));
}

/** The bytes of a list; undefined when they are damaged or not as many as they should be. */
async function inflate(packed: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await pass(base64url.decode(packed), new DecompressionStream('deflate'));
    return bytes.length === (listLength * bitsPerStatus) / 8 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

async function pass(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const passed = new Blob([bytes.slice()]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}
