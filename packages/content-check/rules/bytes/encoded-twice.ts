import { defineRule } from '../../rule/rule.ts';
import { mostOfAKind, shorten, toPlace } from './place.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The byte of each character of Windows-1252 (https://encoding.spec.whatwg.org/#windows-1252). */
const byteOf = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
);

const next =
  '[\\u0080-\\u00BF\\u0152\\u0153\\u0160\\u0161\\u0178\\u017D\\u017E\\u0192\\u02C6\\u02DC\\u2013-\\u203A\\u20AC\\u2122]';

/**
 * The bytes of a letter in UTF-8, each as a letter of its own; several of them with spaces between
 * are found at once. Only first letters that no word has before a sign: Â, Ã, à, â, ð.
 */
const sequence = new RegExp(
  `(?:(?:[\\u00C2\\u00C3]${next}|[\\u00E0\\u00E2]${next}{2}|\\u00F0${next}{3})+[ ,.;:-]*)+`,
  'g',
);

/** The words as they were before they were encoded again; undefined where they were not. */
function decode(given: string): string | undefined {
  const bytes = [...given].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0) & 0xff);
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Finds letters that were taken for Windows-1252 and encoded again, such as `à¤¸` in place of `स`.
 */
export const encodedTwice = defineRule({
  of: 'bytes',
  says: ['encodedTwice'],
  stage: 'encoding',
  check: ({ path: file, text }) =>
    [...text.matchAll(sequence)]
      .flatMap(({ 0: match, index }) => {
        const given = match.replace(/[ ,.;:-]+$/, '');
        const meant = decode(given);
        return meant === undefined ? [] : [{ index, given, meant }];
      })
      .slice(0, mostOfAKind)
      .map(({ index, given, meant }) => ({
        file,
        ...toPlace(text, index),
        message: 'encodedTwice',
        values: { given: shorten(given), meant: shorten(meant) },
      })),
});
