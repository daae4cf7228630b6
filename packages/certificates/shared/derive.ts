import { argon2id } from 'hash-wasm';

/**
 * Argon2id (RFC 9106) with more memory than the minimum that OWASP recommends for two rounds (19
 * MiB). The memory is in KiB, the length in bytes. Below 32 MiB, the office’s computer reuses the
 * memory for the next number; above, it takes half as long again to get it. After a change, create
 * the demonstration again and correct the estimates in the decision record.
 */
export const derivation = { parallelism: 1, iterations: 2, memorySize: 30 * 1024, hashLength: 64 };

/**
 * Derives the secret of a certificate number. Each guess needs the memory again, which keeps
 * graphics cards slow. It takes 0.1 s on a computer and 0.3 s on a cheap phone, without a pause: in
 * a browser, run it in a worker.
 */
export function derive(number: string, salt: Uint8Array): Promise<Uint8Array> {
  return argon2id({
    password: number,
    salt,
    ...derivation,
    outputType: 'binary',
  });
}
