import coverage from '@fontsource-variable/noto-sans-devanagari/unicode.json' with { type: 'json' };
import { languageDetails, languages, type Language, type Script } from '../../i18n/languages.ts';

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
export interface FontPart {
  name: string;
  script: Script;
  /** The part of the package that it is taken from. */
  source: string;
  characters: string;
  unicodeRange: string;
  joining?: Joining;
  /** Whether only the languages that name these letters need it. */
  forLetters: boolean;
}

const scriptOf = (language: Language) => languageDetails[language].script;

/** Latin comes first: every page has some. */
const usedScripts = [...new Set<Script>(['latin', ...languages.map(scriptOf)])];

/** The parts of each family, in the order in which Astro is given them. */
export const fontParts: readonly FontPart[] = [
  ...usedScripts.map((script) => ({
    name: script,
    script,
    source: script,
    ...scripts[script],
    forLetters: false,
  })),
  ...usedScripts.flatMap(toLetterParts),
];

/**
 * The letters that languages name for themselves, apart from what every language of the script
 * needs.
 */
function toLetterParts(script: Script): FontPart[] {
  const named = languages
    .filter((language) => scriptOf(language) === script)
    .map((language) => languageDetails[language].letters ?? '');
  const letters = [...new Set(named.join(''))].sort();
  return Object.entries(coverage)
    .filter(([source]) => source === script || source.startsWith(`${script}-`))
    .map(([source, covered]) => ({
      source,
      own: letters.filter((letter) => isIn(letter, covered)),
    }))
    .filter(({ own }) => own.length > 0)
    .map(({ source, own }) => ({
      name: `${source}-letters`,
      script,
      source,
      characters: own.join(''),
      unicodeRange: own.map(toCodePoint).join(', '),
      forLetters: true,
    }));
}

function toCodePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a character is in a range as CSS writes it, such as `U+0100-02BA,U+20A8`. */
function isIn(character: string, unicodeRange: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.split(',').some((span) => {
    const [from = 0, to = from] = span
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return code >= from && code <= to;
  });
}

/** The places in `fontParts` of what a page of a language shows at its first paint. */
export function getFirstParts(language: Language): number[] {
  const { script, letters } = languageDetails[language];
  return fontParts.flatMap((part, index) =>
    part.script === script && (!part.forLetters || letters) ? index : [],
  );
}

/**
 * What pages of other scripts show in a script other than Latin. A file of its own spares those pages the whole
 * script.
 *
 * @param texts the names of languages and of the federation
 */
export function toLabelParts(texts: readonly string[]): FontPart[] {
  const shown = new Set(texts.join(''));
  return fontParts
    .filter(({ script, forLetters }) => script !== 'latin' && !forLetters)
    .map((part) => ({
      ...part,
      characters: [...part.characters].filter((character) => shown.has(character)).join(''),
    }));
}
