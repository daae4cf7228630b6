import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { glossaryFile } from '@federation/i18n/glossary-file';

/** A term of the site, or a few that belong together. */
export interface Term {
  en: string;
  hi: string;
  /** The Hindi words that the site never uses for it. */
  never?: string[];
}

/** The terms of the site in both languages, in the order of the document for translators. */
export const glossary = parse(readFileSync(glossaryFile, 'utf8')) as readonly Term[];

const terms = new Map(
  glossary.flatMap(({ hi, never = [] }) => never.map((word) => [word.normalize('NFC'), hi])),
);

/** A quotation, or else a word that the site never uses, as the beginning of a word. */
const pattern = new RegExp(
  `“[^“”]*”|(?<![\\p{L}\\p{M}])(?<word>${[...terms.keys()].map(RegExp.escape).join('|')})`,
  'gu',
);

/** The words of a Hindi text that the site never uses, outside quotations, each with its term. */
export const findRefusedWords = (text: string) =>
  [...text.normalize('NFC').matchAll(pattern)].flatMap(({ groups, index }) => {
    const word = groups?.word;
    return word === undefined ? [] : [{ word, term: terms.get(word) ?? '', index }];
  });
