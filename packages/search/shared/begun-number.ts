/**
 * A whole serial that happens to have no digit. Few words have 9 letters and none of I, L, O and U,
 * which serials do without.
 */
const serialOfLetters = /^[A-HJKMNP-TV-Z]{9}$/;

/**
 * Whether a text begins like the number of a certificate: what numbers begin with, a year, and at
 * least three more letters or digits, but not words after the year, as in “IFSF 2026 report”. Small,
 * because a script inside every page needs it.
 *
 * @param prefix what numbers begin with
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
