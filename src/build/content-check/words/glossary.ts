import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordRule } from '../../../i18n/writing.ts';

/**
 * A row of a glossary: terms of the default language, their words in another, and what is never
 * written for them.
 */
export interface Term {
  original: string[];
  translated: string[];
  never: string[];
  /** The terms of the default language that are looked for in both, with their words. */
  compared: { term: string; word: string }[];
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
        const [first = '', second = '', never = ''] = line.split('|').slice(1, -1);
        const [original, translated] = [toTerms(first), toTerms(second)];
        const compared = original.flatMap((term, index) => {
          const word = translated[index];
          return word && first.includes(`**${term}**`) ? [{ term, word }] : [];
        });
        return { original, translated, never: toTerms(never), compared };
      })
  );
}

const letters = '[\\p{L}\\p{M}]*';

/**
 * The rules that follow from a glossary: no word that it refuses, in any form, and no term of the
 * default language in Latin letters.
 */
export function toGlossaryRules(terms: readonly Term[]): WordRule[] {
  return terms.flatMap(({ original, translated, never }) => {
    const write = translated.join(', ');
    const latin = original.filter(
      (term) => /^[a-z][a-z -]{2,}$/i.test(term) && !translated.includes(term),
    );
    return [
      ...(never.length > 0
        ? [
            {
              words: never.map((word) => `${RegExp.escape(word)}${letters}`),
              write,
              because: 'because.glossary' as const,
              isStyle: true,
            },
          ]
        : []),
      ...latin.map((term) => ({
        // Not in addresses such as portal.ifsf.example.
        words: [`(?<![@./-])${term}s?(?![@./-]\\w)`],
        write:
          (original.length === translated.length && translated[original.indexOf(term)]) || write,
        because: 'because.latin' as const,
        isStyle: true,
        isAllowedInBrackets: true,
      })),
    ];
  });
}
