import type { PhraseId } from '../../i18n/editing.ts';

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
 * Characters that come with what is pasted from other programs. Hindi
 * needs the joiners U+200C and U+200D, behind its own letters.
 */
const kinds: readonly { pattern: RegExp; name: PhraseId; replacement?: string }[] = [
  { pattern: /\u200B/g, name: 'character.zeroWidthSpace', replacement: '' },
  { pattern: /\u2060/g, name: 'character.wordJoiner', replacement: '' },
  {
    pattern: /(?<![\p{Script=Devanagari}\u200C\u200D])[\u200C\u200D]+/gu,
    name: 'character.joiner',
    replacement: '',
  },
  { pattern: /\u00AD/g, name: 'character.softHyphen', replacement: '' },
  { pattern: /[\u200E\u200F\u061C]/g, name: 'character.directionMark', replacement: '' },
  // These turn letters round: the text between them may be typed backwards.
  { pattern: /[\u202D\u202E]/g, name: 'character.directionChange' },
  // Without another direction in the text, these do nothing.
  {
    pattern: /[\u202A-\u202C\u2066-\u2069]/g,
    name: 'character.directionChange',
    replacement: '',
  },
  { pattern: /(?<!^)\uFEFF/g, name: 'character.byteOrderMark', replacement: '' },
  { pattern: /[\u2028\u2029]/g, name: 'character.lineSeparator', replacement: ' ' },
  { pattern: /[\u2061-\u2064\u{E0000}-\u{E007F}]/gu, name: 'character.invisible', replacement: '' },
  {
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g,
    name: 'character.control',
    replacement: '',
  },
  { pattern: /\uFFFD|\p{Surrogate}/gu, name: 'character.lost' },
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

/**
 * Finds characters that nobody sees, in the order of the text: as they are, and where a text or a
 * field is told to have one, such as `&#x200B;` and `"\u200B"`.
 */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  return [...findAsTheyAre(text), ...findEscaped(text)].sort((a, b) => a.index - b.index);
}

/** What stands for a character in Markdown and in YAML (https://yaml.org/spec/1.2.2/#57-escaped-characters). */
const escapes =
  /&#(?:x(?<hex>[\da-f]{1,6})|(?<digits>\d{1,7}));|\\(?:u(?<four>[\da-f]{4}(?:\\u[\da-f]{4})?)|x(?<two>[\da-f]{2})|U(?<eight>[\da-f]{8}))|&(?<name>ZeroWidthSpace|Negative\w+Space|NoBreak|shy|[lr]rm|af|it|ic|ApplyFunction|Invisible\w+);|(?<nul>\\0)/gi;

function findEscaped(text: string): HiddenCharacter[] {
  return [...text.matchAll(escapes)].flatMap(({ groups = {}, index }) => {
    const { hex, digits, four, two, eight, name, nul } = groups;
    const units = four?.match(/[\da-f]{4}/gi) ?? [];
    const code = digits ? Number(digits) : parseInt(hex ?? two ?? eight ?? (nul ? '0' : ''), 16);
    const character =
      units.length > 0
        ? String.fromCharCode(...units.map((unit) => parseInt(unit, 16)))
        : name || code > 0x10ffff
          ? '\u200B'
          : String.fromCodePoint(code);
    const [found] = findAsTheyAre(`a${character}a`);
    if (character.isWellFormed() && !found) return [];
    const kind = found?.name ?? 'character.lost';
    return [{ index, character, name: kind, replacement: undefined }];
  });
}

function findAsTheyAre(text: string): HiddenCharacter[] {
  return kinds.flatMap(({ pattern, name, replacement }) =>
    [...text.matchAll(pattern)].map(({ 0: character, index }) => ({
      index,
      character,
      name,
      replacement,
    })),
  );
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
