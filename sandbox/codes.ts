import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto';

/** How long a code can be used, in milliseconds. */
export const codeLife = 10 * 60_000;

/** How often a code can be tried. */
export const codeTries = 5;

interface Kept {
  salt: Buffer;
  hash: Buffer;
  expires: number;
  triesLeft: number;
}

/** What a try came to. */
export type Verdict = { kind: 'right' | 'missing' | 'expired' | 'spent' } | { kind: 'wrong'; triesLeft: number };

/** The one-time codes that were sent out, one for each address, kept as salted hashes. */
export class Codes {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Makes a code of six random digits; an older one for the same address ends. */
  issue(address: string): string {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salt = randomBytes(16);
    this.#forgetExpired();
    this.#kept.set(address, { salt, hash: toHash(code, salt), expires: this.#now() + codeLife, triesLeft: codeTries });
    return code;
  }

  /** Tries a code. The right one ends with it. */
  verify(address: string, code: string): Verdict {
    const kept = this.#kept.get(address);
    if (!kept) return { kind: 'missing' };
    if (kept.expires <= this.#now()) return { kind: 'expired' };
    if (kept.triesLeft === 0) return { kind: 'spent' };
    kept.triesLeft -= 1;
    if (timingSafeEqual(kept.hash, toHash(code, kept.salt))) {
      this.#kept.delete(address);
      return { kind: 'right' };
    }
    return kept.triesLeft === 0 ? { kind: 'spent' } : { kind: 'wrong', triesLeft: kept.triesLeft };
  }

  /** An expired code is kept for one more life, so that its owner is told why it no longer works. */
  #forgetExpired() {
    for (const [address, { expires }] of this.#kept) if (expires + codeLife <= this.#now()) this.#kept.delete(address);
  }
}

function toHash(code: string, salt: Buffer): Buffer {
  // Six digits are soon tried out, so each try is made slow (scrypt, RFC 7914).
  return scryptSync(code, salt, 32, { N: 4096 });
}
