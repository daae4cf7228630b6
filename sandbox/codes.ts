import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto';

/** How long a code is valid, in milliseconds. */
const lifetime = 10 * 60_000;

/** How many times a code can be tried. */
const maxAttempts = 5;

interface StoredCode {
  salt: Buffer;
  hash: Buffer;
  expires: number;
  attemptsLeft: number;
}

/** The outcome of trying a code. */
export type CodeResult =
  | { kind: 'correct' | 'missing' | 'expired' | 'exhausted' }
  | { kind: 'wrong'; attemptsLeft: number };

/** The one-time codes that were sent, one per address, stored as salted hashes. */
export class Codes {
  readonly #codes = new Map<string, StoredCode>();
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Creates a code of six random digits, which replaces any earlier one for the address. */
  issue(address: string): string {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salt = randomBytes(16);
    this.#deleteExpired();
    this.#codes.set(address, {
      salt,
      hash: toHash(code, salt),
      expires: this.#now() + lifetime,
      attemptsLeft: maxAttempts,
    });
    return code;
  }

  /** Tries a code. The correct one works only once. */
  verify(address: string, code: string): CodeResult {
    const stored = this.#codes.get(address);
    if (!stored) return { kind: 'missing' };
    if (stored.expires <= this.#now()) return { kind: 'expired' };
    if (stored.attemptsLeft === 0) return { kind: 'exhausted' };
    stored.attemptsLeft -= 1;
    if (timingSafeEqual(stored.hash, toHash(code, stored.salt))) {
      this.#codes.delete(address);
      return { kind: 'correct' };
    }
    return stored.attemptsLeft === 0
      ? { kind: 'exhausted' }
      : { kind: 'wrong', attemptsLeft: stored.attemptsLeft };
  }

  /**
   * Expired codes are kept for another lifetime, so that the owner is told why the code no longer
   * works.
   */
  #deleteExpired() {
    for (const [address, { expires }] of this.#codes)
      if (expires + lifetime <= this.#now()) this.#codes.delete(address);
  }
}

function toHash(code: string, salt: Buffer): Buffer {
  // Six digits are quickly guessed, so hashing is made slow on purpose (scrypt, RFC 7914).
  return scryptSync(code, salt, 32, { N: 4096 });
}
