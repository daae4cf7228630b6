import { argon2id } from 'hash-wasm';

/** How many bytes are derived from a number: 16 for the place of its record, 32 for the key. */
const derivedLength = 48;

/**
 * Derives the secret of a certificate number (Argon2id with the second recommended parameters of RFC 9106:
 * 64 MiB, three rounds). Each guess needs that memory again, which keeps graphics cards slow. It takes
 * 0.2 s on a computer and about a second on a cheap phone, without a pause: in a browser, run it in a worker.
 */
export function derive(number: string, salt: Uint8Array): Promise<Uint8Array> {
  return argon2id({
    password: number,
    salt,
    parallelism: 1,
    iterations: 3,
    memorySize: 64 * 1024,
    hashLength: derivedLength,
    outputType: 'binary',
  });
}
