/** A whole serial without a digit. Serials lack I, L, O and U, so few words look like one. */
const serialOfLetters = /^[A-HJKMNP-TV-Z]{9}$/;

/**
 * Recognises the beginning of a certificate number: the prefix, a year, and at least three more
 * letters or digits, but not words, as in “IFSF 2026 report”. Keep it small: every page inlines it.
 */
export function isBegunNumber(typed: string, prefix: string): boolean {
  const bare = typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  const [, serial = ''] = /^\p{Nd}{4}([\p{Nd}A-Z]{3,10})$/u.exec(
    bare.startsWith(prefix) ? bare.slice(prefix.length) : '',
  ) ?? [''];
  return (
    serial !== '' &&
    (/\p{Nd}/u.test(serial) || !/\s/.test(typed.trim()) || serialOfLetters.test(serial))
  );
}
