import { toEmailAddress } from '../../contract/input.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type Secrets = ReturnType<typeof toSecrets>;

/**
 * Derives ids and codes from the secret of the portal.
 *
 * @param secret known only to the portal; it reveals every code
 */
export function toSecrets(secret: string) {
  const digest = (use: string, text: string) =>
    createHmac('sha256', secret).update(`${use}\0${text}`).digest();
  return {
    /** Replaces a text that must not be stored in clear, such as a mailbox. */
    toId: (use: string, text: string) => digest(use, text).toString('base64url'),
    /** The digits of the code with an id. */
    toCode: (id: string, digits = 6) =>
      String(digest('code', id).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
  };
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Normalises the spelling of an e-mail address. */
export function toMailbox(email: string): string {
  return toEmailAddress(email).toLowerCase();
}
