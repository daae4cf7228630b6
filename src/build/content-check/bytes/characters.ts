import type { PhraseId } from '../../../i18n/editing.ts';

/** A character that nobody sees and that does harm where it is. */
export interface HiddenCharacter {
  index: number;
  character: string;
  name: PhraseId;
  /**
   * What `--fix` puts in its place; undefined where a person has to look at the words around it.
   */
  replacement: string | undefined;
}

/**
 * Characters that come with what is pasted from other programs. The joiners U+200C and U+200D are
 * not among them: Hindi needs them.
 */
const kinds: readonly { pattern: RegExp; name: PhraseId; replacement?: string }[] = [
  { pattern: /\u200B/g, name: 'character.zeroWidthSpace', replacement: '' },
  { pattern: /\u2060/g, name: 'character.wordJoiner', replacement: '' },
  { pattern: /\u00AD/g, name: 'character.softHyphen', replacement: '' },
  { pattern: /[\u200E\u200F\u061C]/g, name: 'character.directionMark', replacement: '' },
  // The text between them may be typed backwards, so that it reads well only with them.
  { pattern: /[\u202A-\u202E\u2066-\u2069]/g, name: 'character.directionChange' },
  { pattern: /(?<!^)\uFEFF/g, name: 'character.byteOrderMark', replacement: '' },
  { pattern: /[\u2028\u2029]/g, name: 'character.lineSeparator' },
  { pattern: /[\u2061-\u2064\u{E0000}-\u{E007F}]/gu, name: 'character.invisible', replacement: '' },
  {
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g,
    name: 'character.control',
    replacement: '',
  },
  { pattern: /\uFFFD/g, name: 'character.lost' },
  { pattern: /[\uE000-\uF8FF]/g, name: 'character.privateUse' },
  // At the ends of a line, beside a space or a bar, or after the sign of a heading, list, quotation
  // or field.
  {
    pattern:
      /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+[.)]|[A-Za-z]+:)[ \t]*)?)\u00A0|\u00A0(?=[ \t|\u00A0]|$)|(?<=[ \t|\u00A0])\u00A0/gm,
    name: 'character.noBreakSpace',
    replacement: ' ',
  },
];

/** Finds characters that nobody sees, in the order of the text. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  return kinds
    .flatMap(({ pattern, name, replacement }) =>
      [...text.matchAll(pattern)].map(({ 0: character, index }) => ({
        index,
        character,
        name,
        replacement,
      })),
    )
    .sort((a, b) => a.index - b.index);
}

/** The text without the characters that can be removed safely. */
export function removeHiddenCharacters(text: string): string {
  return kinds.reduce(
    (rest, { pattern, replacement }) =>
      replacement === undefined ? rest : rest.replaceAll(pattern, replacement),
    text,
  );
}

/** A character as a person can look it up, such as `U+200B`. */
export function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
