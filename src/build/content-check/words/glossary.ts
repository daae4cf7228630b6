import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A row of a glossary: terms of the default language, their words in another, and what is never
 * written for them.
 */
export interface Term {
  original: string[];
  translated: string[];
  never: string[];
}

/** Words that are refused, and what to write in their place. */
export interface WordRule {
  /** A regular expression without the boundaries of words. */
  pattern: string;
  write: string;
  because: 'because.glossary' | 'because.latin';
}

const toTerms = (cell: string) =>
  cell
    .split(/[,;()]/)
    .map((term) => term.replaceAll('**', '').trim())
    .filter(Boolean);

/**
 * The rows of the table of a glossary, whose cells have commas between terms.
 *
 * @param path such as `docs/glossary.md`
 */
export function readGlossary(path: string): Term[] {
  return (
    readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')
      .normalize('NFC')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      // The first row has the headings.
      .slice(1)
      .map((line) => {
        const [original = '', translated = '', never = ''] = line.split('|').slice(1, -1);
        return {
          original: toTerms(original),
          translated: toTerms(translated),
          never: toTerms(never),
        };
      })
  );
}

/**
 * The rules that follow from a glossary: no word that it refuses, in any form, and no term of the
 * default language in Latin letters.
 */
export function toWordRules(terms: readonly Term[]): WordRule[] {
  return terms.flatMap(({ original, translated, never }): WordRule[] => {
    const write = translated.join(', ');
    const latin = original.filter(
      (term) => /^[a-z][a-z -]{2,}$/i.test(term) && !translated.includes(term),
    );
    return [
      ...never.map((word): WordRule => ({
        pattern: `${RegExp.escape(word)}[\\p{L}\\p{M}]*`,
        write,
        because: 'because.glossary',
      })),
      ...latin.map((term): WordRule => ({
        // Not in addresses such as portal.ifsf.example.
        pattern: `(?<![@./-])${term}s?(?![@./-]\\w)`,
        write:
          (original.length === translated.length && translated[original.indexOf(term)]) || write,
        because: 'because.latin',
      })),
    ];
  });
}
