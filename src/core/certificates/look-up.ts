import { base64url } from 'jose';
import * as v from 'valibot';
import { toLookUpFolder, type Issuer } from './issuer.ts';

/** All records have the same length, in bytes. */
const recordLength = 1024;
const nonceLength = 12;
const locatorLength = 16;
const keyLength = 32;

const base64 = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/**
 * A publication of the look-up, `index.json`. The salt is new with each signing key, because
 * deriving a secret is slow by design. The publication is a random value that is new each time, so
 * that neither a place nor a key says anything about those of another publication.
 */
export const indexSchema = v.strictObject({
  salt: base64,
  publication: base64,
  files: v.pipe(v.number(), v.picklist([1, 256])),
});

export type LookUpIndex = v.InferOutput<typeof indexSchema>;

/** The records of a look-up file. Only the number reveals which certificate a record belongs to. */
export const shardSchema = v.strictObject({
  publication: base64,
  entries: v.array(v.strictObject({ locator: v.string(), record: v.string() })),
});

export type Shard = v.InferOutput<typeof shardSchema>;

/** Where the record of a number is, and the key that decrypts it. */
export interface LookUp {
  /** The number of the file that may contain the record. */
  file: number;
  locator: string;
  key: Uint8Array;
}

/** Derives a secret from a number and a salt; see `derive.ts`. */
export type Derive = (number: string, salt: Uint8Array) => Promise<Uint8Array>;

/**
 * The look-up of a certificate number in a publication: from its secret with HKDF (RFC 5869), which
 * is fast.
 */
export async function toLookUp(
  number: string,
  { salt, publication, files }: LookUpIndex,
  derive: Derive,
): Promise<LookUp> {
  const secret = await derive(number, base64url.decode(salt));
  const key = await crypto.subtle.importKey('raw', secret.slice(), 'HKDF', false, ['deriveBits']);
  const parameters = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: base64url.decode(publication).slice(),
    info: new Uint8Array(),
  };
  const bytes = new Uint8Array(
    await crypto.subtle.deriveBits(parameters, key, (locatorLength + keyLength) * 8),
  );
  return {
    file: (bytes[0] ?? 0) % files,
    locator: base64url.encode(bytes.slice(0, locatorLength)),
    key: bytes.slice(locatorLength),
  };
}

/** The path of the index of a look-up. */
export function toIndexPath(issuer: Issuer): string {
  return `${toLookUpFolder(issuer)}/index.json`;
}

/** The path of a look-up file. */
export function toShardPath(issuer: Issuer, file: number): string {
  return `${toLookUpFolder(issuer)}/${file.toString(16).padStart(2, '0')}.json`;
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

/**
 * Finds and decrypts the certificate of a number in a file; undefined if the file does not contain
 * it.
 */
export async function decryptRecord(
  shard: Shard,
  { locator, key }: LookUp,
): Promise<string | undefined> {
  const entry = shard.entries.find((one) => one.locator === locator);
  if (!entry) return undefined;
  try {
    const bytes = base64url.decode(entry.record);
    const [nonce, encrypted] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength)];
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: nonce },
      await toAesKey(key),
      encrypted,
    );
    return new TextDecoder().decode(plain).replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}

/** A random record. Nothing about it differs from a real one in the same file. */
export function createDecoy({ files }: LookUpIndex, file: number): Shard['entries'][number] {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const locator = random(locatorLength);
  const [first = 0] = locator;
  // The first byte of a locator says in which file it is.
  locator[0] = first - (first % files) + file;
  return {
    locator: base64url.encode(locator),
    record: base64url.encode(random(nonceLength + recordLength + 16)),
  };
}

function toAesKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key.slice(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}
