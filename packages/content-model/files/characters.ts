/** A character that nobody sees and that does harm where it is. */
export interface HiddenCharacter {
  index: number;
  character: string;
  /** True when `--fix` leaves it, because a person has to look at the words around it. */
  isKept: boolean;
}

/**
 * Characters that come with what is pasted from other programs, and what takes their place: spaces
 * without width, hyphens and marks of direction, joiners that are not behind a letter of Hindi,
 * separators of lines, control characters, and spaces without a break where a space is written.
 */
const removable: readonly (readonly [RegExp, string])[] = [
  [/[\u200B\u2060\u00AD\u200E\u200F\u061C\u202A-\u202C\u2066-\u2069]/g, ''],
  [/(?<![\p{Script=Devanagari}\u200C\u200D])[\u200C\u200D]+/gu, ''],
  [/(?<!^)\uFEFF/g, ''],
  [/[\u2061-\u2064\u{E0000}-\u{E007F}]/gu, ''],
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, ''],
  [/[\u2028\u2029]/g, ' '],
  // At the ends of a line, beside a space or a bar, or after the sign of a heading, list, quotation
  // or field.
  [
    /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+[.)]|[A-Za-z]+:)[ \t]*)?)\u00A0|\u00A0(?=[ \t|\u00A0]|$)|(?<=[ \t|\u00A0])\u00A0/gm,
    ' ',
  ],
];

/** Letters that were lost, signs of one program, and what turns the letters after it round. */
const kept = /\uFFFD|\p{Surrogate}|[\uE000-\uF8FF\u202D\u202E]/gu;

/** Finds characters that nobody sees, in the order of the text. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  const find = (pattern: RegExp, isKept: boolean) =>
    [...text.matchAll(pattern)].map(({ 0: character, index }) => ({ index, character, isKept }));
  return [...removable.flatMap(([pattern]) => find(pattern, false)), ...find(kept, true)].sort(
    (a, b) => a.index - b.index,
  );
}

/** The text without the characters that can be removed safely. */
export function removeHiddenCharacters(text: string): string {
  return removable.reduce((rest, [pattern, place]) => rest.replaceAll(pattern, place), text);
}
