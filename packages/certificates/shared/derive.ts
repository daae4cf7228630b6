import { argon2id } from 'hash-wasm';

/**
 * The parameters of Argon2id (RFC 9106): memory in KiB, length in bytes. OWASP recommends at least
 * 19 MiB for two rounds. Up to 32 MiB, the office’s computer reuses memory for the next number;
 * above, each number takes half as long again. After a change, create the demonstration again and
 * correct the estimates in the decision record.
 */
export const derivation = { parallelism: 1, iterations: 2, memorySize: 30 * 1024, hashLength: 64 };

/**
 * Derives the secret of a certificate number. The memory makes guessing on graphics cards slow. It
 * blocks for 0.1 s on a computer and 0.3 s on a cheap phone, so run it in a worker in browsers.
 */
export function deriveSecret(number: string, salt: Uint8Array): Promise<Uint8Array> {
  return argon2id({
    password: number,
    salt,
    ...derivation,
    outputType: 'binary',
  });
}
