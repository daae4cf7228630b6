const digit = /\p{Nd}/u;

/** The value of a decimal digit: in every script ten of them follow each other, from 0 to 9. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * Replaces the digits of every script by 0–9.
 *
 * @example toLatinDigits('९८') // '98'
 */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (character) => String(valueOf(character)));
}
