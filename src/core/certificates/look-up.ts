import { base64url } from 'jose';
import * as v from 'valibot';
import { lookUpFolder } from './issuer.ts';

/** Each guess takes half a second of processor time, so that trying many numbers is not practical. */
const iterations = 600_000;
const salt = 'fed-cert-lookup-v1';

/** All records have the same length, in bytes. */
const recordLength = 1024;
const nonceLength = 12;

/** Where the record of a number is, and the key that decrypts it. */
export interface LookUp {
  /** The path of the file that may contain the record, one of 256. */
  path: string;
  locator: string;
  key: Uint8Array;
}

/** The records of a look-up file. Only the number reveals which certificate a record belongs to. */
export const shardSchema = v.strictObject({ entries: v.array(v.strictObject({ locator: v.string(), record: v.string() })) });

export type Shard = v.InferOutput<typeof shardSchema>;

/** Derives the look-up of a certificate number (PBKDF2, RFC 8018). */
export async function toLookUp(number: string): Promise<LookUp> {
  const text = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', text.encode(number), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations }, secret, 512);
  const bytes = new Uint8Array(bits);
  return { path: toShardPath(bytes[0] ?? 0), locator: base64url.encode(bytes.slice(0, 16)), key: bytes.slice(32, 64) };
}

/** The path of one of the 256 files. */
export function toShardPath(index: number): string {
  return `${lookUpFolder}/${index.toString(16).padStart(2, '0')}.json`;
}

/**
 * Encrypts a certificate with the key of its number (AES-GCM).
 *
 * @throws if the certificate does not fit into a record
 */
export async function encryptRecord(token: string, key: Uint8Array): Promise<string> {
  const plain = new Uint8Array(recordLength);
  const { read, written } = new TextEncoder().encodeInto(token, plain);
  if (read !== token.length || written >= recordLength)
    throw new Error(`A certificate of ${token.length} characters does not fit into a record.`);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await toAesKey(key), plain);
  return base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]));
}

/** Finds and decrypts the certificate of a number in a file; undefined if the file does not contain it. */
export async function decryptRecord(shard: Shard, { locator, key }: LookUp): Promise<string | undefined> {
  const entry = shard.entries.find((one) => one.locator === locator);
  if (!entry) return undefined;
  try {
    const bytes = base64url.decode(entry.record);
    const [nonce, encrypted] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength)];
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await toAesKey(key), encrypted);
    return new TextDecoder().decode(plain).replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}

/** A random record that looks like an encrypted one. */
export function createDecoy(): Shard['entries'][number] {
  const random = (length: number) => base64url.encode(crypto.getRandomValues(new Uint8Array(length)));
  return { locator: random(16), record: random(nonceLength + recordLength + 16) };
}

function toAesKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key.slice(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}
