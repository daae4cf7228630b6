import { base64url } from 'jose';
import * as v from 'valibot';
import { toLookUpFolder, type Issuer } from './issuer.ts';

/** All records have the same length, in bytes. */
const recordLength = 1024;
const nonceLength = 12;

const base64 = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** The index of a look-up (`index.json`). Each publication has a new salt. */
export const indexSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ salt: base64, files: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
);

export type LookUpIndex = v.InferOutput<typeof indexSchema>;

/**
 * A file of the look-up: the salt of its publication, and records by locator. A record can be found
 * and decrypted only with the number of its certificate.
 */
export const shardSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ salt: base64, records: v.record(base64, base64) }),
);

export type Shard = v.InferOutput<typeof shardSchema>;

/** The location of the record of a number, and the key that decrypts it. */
export interface LookUp {
  /** The number of the file that may contain the record. */
  file: number;
  locator: string;
  key: Uint8Array;
}

/** Derives the 64-byte secret of a number with a salt; see `derive.ts`. */
export type Derive = (number: string, salt: Uint8Array) => Promise<Uint8Array>;

/** Derives the location and key of a number. The file depends on the locator. */
export async function deriveLookUp(
  number: string,
  { salt, files }: LookUpIndex,
  derive: Derive,
): Promise<LookUp> {
  const secret = await derive(number, base64url.decode(salt));
  const [first = 0, second = 0] = secret;
  return {
    file: (first * 256 + second) % files,
    locator: base64url.encode(secret.slice(0, 16)),
    key: secret.slice(32, 64),
  };
}

/** The path of the index of a look-up. */
export function toIndexPath(issuer: Issuer): string {
  return `${toLookUpFolder(issuer)}/index.json`;
}

/** The path of a look-up file. */
export function toShardPath(issuer: Issuer, file: number): string {
  return `${toLookUpFolder(issuer)}/${file}.json`;
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
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await toAesKey(key),
    plain,
  );
  return base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]));
}

/** Finds and decrypts a record in a file; undefined if the file does not contain it. */
export async function decryptRecord(
  { records }: Shard,
  { locator, key }: Pick<LookUp, 'locator' | 'key'>,
): Promise<string | undefined> {
  const record = records[locator];
  if (record === undefined) return undefined;
  try {
    const bytes = base64url.decode(record);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, nonceLength) },
      await toAesKey(key),
      bytes.slice(nonceLength),
    );
    return new TextDecoder().decode(plain).replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}

function toAesKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key.slice(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}
