import { argon2id } from 'hash-wasm';

/** Argon2id with the second recommended parameters of RFC 9106; the memory is in KiB, the length in bytes. */
export const derivation = { parallelism: 1, iterations: 3, memorySize: 64 * 1024, hashLength: 32 };

/**
 * Derives the secret of a certificate number (Argon2id with the second recommended parameters of RFC 9106:
 * 64 MiB, three rounds). Each guess needs that memory again, which keeps graphics cards slow. It takes
 * 0.2 s on a computer and about a second on a cheap phone, without a pause: in a browser, run it in a worker.
 */
export function derive(number: string, salt: Uint8Array): Promise<Uint8Array> {
  return argon2id({
    password: number,
    salt,
    ...derivation,
    outputType: 'binary',
  });
}
