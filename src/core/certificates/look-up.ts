import { base64url } from 'jose';
import * as v from 'valibot';
import { lookUpFolder } from './issuer.ts';

/** Makes a guess cost half a second of a processor: a list of numbers can't be tried in any useful time. */
const iterations = 600_000;
const salt = 'fed-cert-lookup-v1';

/** Every record is as long as any other, in bytes. */
const recordLength = 1024;
const nonceLength = 12;

/** Where a number's record is, and what opens it. */
export interface LookUp {
  /** The file that may hold the record: one of 256. */
  path: string;
  locator: string;
  key: Uint8Array;
}

/** A record of a look-up file: whose it is can only be told with the number. */
export const shardSchema = v.strictObject({ entries: v.array(v.strictObject({ locator: v.string(), record: v.string() })) });

export type Shard = v.InferOutput<typeof shardSchema>;

/** The place and the key that belong to a certificate number, made from nothing but the number. */
export async function toLookUp(number: string): Promise<LookUp> {
  const text = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', text.encode(number), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations }, secret, 512);
  const bytes = new Uint8Array(bits);
  return { path: toShardPath(bytes[0] ?? 0), locator: base64url.encode(bytes.slice(0, 16)), key: bytes.slice(32, 64) };
}

/** The address of one of the 256 files. */
export function toShardPath(first: number): string {
  return `${lookUpFolder}/${first.toString(16).padStart(2, '0')}.json`;
}

/** A certificate, closed with the key of its number. */
export async function sealRecord(token: string, key: Uint8Array): Promise<string> {
  const plain = new Uint8Array(recordLength);
  const { read, written } = new TextEncoder().encodeInto(token, plain);
  if (read !== token.length || written >= recordLength)
    throw new Error(`A certificate of ${token.length} characters does not fit into a record.`);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await toAesKey(key), plain);
  return base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(closed)]));
}

/** The certificate of a number in a file; undefined when the file holds none for it. */
export async function openRecord(shard: Shard, { locator, key }: LookUp): Promise<string | undefined> {
  const entry = shard.entries.find((one) => one.locator === locator);
  if (!entry) return undefined;
  try {
    const bytes = base64url.decode(entry.record);
    const [nonce, closed] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength)];
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await toAesKey(key), closed);
    return new TextDecoder().decode(plain).replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}

/** A record that nobody can open, as long and as random as the others. */
export function createDecoy(): Shard['entries'][number] {
  const random = (length: number) => base64url.encode(crypto.getRandomValues(new Uint8Array(length)));
  return { locator: random(16), record: random(nonceLength + recordLength + 16) };
}

function toAesKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key.slice(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}
