import { languageDetails, languages, type Language, type Script } from '@federation/i18n/languages';

/** The two families. The name of a file in their packages begins so. */
export const families = {
  heading: '@fontsource-variable/eczar/files/eczar',
  text: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari',
} as const;

/** The file of a family that holds one part of it, such as `latin`, in all weights. */
export function toSourceFile(family: keyof typeof families, part: string): string {
  return `${families[family]}-${part}-wght-normal.woff2`;
}

/** The characters from one code point to another, both included. */
function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');
}

/**
 * How the letters of a script join, where a font has more glyphs for that than the site’s words
 * need.
 */
interface Joining {
  /** Finds the words of the script in a text. */
  words: RegExp;
  /** What words that only a visitor types are put together from. */
  typed: readonly string[];
}

interface ScriptDetails {
  characters: string;
  unicodeRange: string;
  joining?: Joining;
}

/** The consonants of Devanagari, those with a dot included. */
const consonants = [...range(0x915, 0x939), 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];

/**
 * What every language of a script needs, and the range by which a browser knows that a text needs
 * it.
 */
const scripts: Record<Script, ScriptDetails> = {
  latin: {
    // ASCII and the punctuation of good typography, which the other scripts share.
    characters: `${range(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…›→₹`,
    unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2010-2026, U+203A, U+2192, U+20B9',
  },
  devanagari: {
    // The whole block, with the joiners.
    characters: `${range(0x900, 0x97f)}\u200c\u200d◌`,
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
    joining: {
      words: /[\u0900-\u097f\u200c\u200d]+/g,
      // Each consonant with each vowel sign, and its half form before another: a rarer conjunct is
      // shown by these.
      typed: consonants.flatMap((consonant) => [
        ...[...range(0x93e, 0x94d)].map((sign) => consonant + sign),
        `${consonant}्क`,
        `र्${consonant}`,
      ]),
    },
  },
};

/**
 * A part of a family that is a file of its own, so that a page fetches only what its words need.
 */
export interface FontPart extends ScriptDetails {
  name: Script;
}

/** The parts of each family, in the order in which Astro is given them. Latin comes first: every page has some. */
export const fontParts: readonly FontPart[] = [
  ...new Set<Script>(['latin', ...languages.map((language) => languageDetails[language].script)]),
].map((name) => ({ name, ...scripts[name] }));

/** The place in `fontParts` of what a page of a language shows at its first paint. */
export const getFirstPart = (language: Language): number =>
  fontParts.findIndex(({ name }) => name === languageDetails[language].script);

/**
 * What pages of other scripts show in a script other than Latin. A file of its own spares those pages the whole
 * script.
 *
 * @param texts the names of languages and of the federation
 */
export function toLabelParts(texts: readonly string[]): FontPart[] {
  const shown = new Set(texts.join(''));
  return fontParts
    .filter(({ name }) => name !== 'latin')
    .map((part) => ({
      ...part,
      characters: [...part.characters].filter((character) => shown.has(character)).join(''),
    }));
}
