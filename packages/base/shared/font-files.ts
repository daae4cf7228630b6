import { languageDetails, languages, type Language, type Script } from '@federation/i18n/languages';

/** The font families, with the start of their files’ names. */
export const families = {
  heading: '@fontsource-variable/eczar/files/eczar',
  text: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari',
} as const;

/** The file of a part of a family, such as `latin`, in all weights. */
export function toSourceFile(family: keyof typeof families, part: string): string {
  return `${families[family]}-${part}-wght-normal.woff2`;
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');
}

/** The shaping of a script whose fonts have more glyphs than the site’s words need. */
interface Joining {
  /** Matches the words of the script. */
  words: RegExp;
  /** The building blocks of words that only visitors type. */
  typed: readonly string[];
}

interface ScriptDetails {
  characters: string;
  unicodeRange: string;
  joining?: Joining;
}

/** The consonants of Devanagari, those with a dot included. */
const consonants = [...range(0x915, 0x939), 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];

/** The characters of each script, and the range that makes a browser load its file. */
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
      // Each consonant with each vowel sign, and its half form, which stands in for rarer conjuncts.
      typed: consonants.flatMap((consonant) => [
        ...[...range(0x93e, 0x94d)].map((sign) => consonant + sign),
        `${consonant}्क`,
        `र्${consonant}`,
      ]),
    },
  },
};

/** A part of a family in a file of its own, so that pages load only the scripts that they use. */
export interface FontPart extends ScriptDetails {
  name: Script;
}

/** The parts of each family, in the order of Astro’s settings: Latin first, which every page uses. */
export const fontParts: readonly FontPart[] = [
  ...new Set<Script>(['latin', ...languages.map((language) => languageDetails[language].script)]),
].map((name) => ({ name, ...scripts[name] }));

/** The index in `fontParts` of the part for the first paint of a page. */
export const getFirstPart = (language: Language): number =>
  fontParts.findIndex(({ name }) => name === languageDetails[language].script);

/**
 * The characters of scripts other than Latin that pages of all languages show. A file of its own
 * spares those pages the whole script.
 *
 * @param texts the names of languages and of the federation
 */
export function findLabelParts(texts: readonly string[]): FontPart[] {
  const shown = new Set(texts.join(''));
  return fontParts
    .filter(({ name }) => name !== 'latin')
    .map((part) => ({
      ...part,
      characters: [...part.characters].filter((character) => shown.has(character)).join(''),
    }));
}
