import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordRule } from './rule.ts';

/** A row of the glossary: English terms, their Hindi, and what is never written for them. */
export interface Term {
  english: string[];
  hindi: string[];
  never: string[];
}

const toTerms = (cell: string) =>
  cell
    .split(/[,;()]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** The rows of the table in `docs/glossary.md`, whose cells have commas between terms. */
export function readGlossary(): Term[] {
  return readFileSync(join(import.meta.dirname, '../../../../docs/glossary.md'), 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English |'))
    .map((line) => {
      const [english = '', hindi = '', never = ''] = line.split('|').slice(1, -1);
      return { english: toTerms(english), hindi: toTerms(hindi), never: toTerms(never) };
    });
}

const letters = '[\\p{L}\\p{M}]*';

/** The rules for Hindi that follow from the glossary: no word that it refuses, in any form, and no English term in Latin letters. */
export function toGlossaryRules(terms: readonly Term[]): WordRule[] {
  return terms.flatMap(({ english, hindi, never }) => {
    const write = hindi.join(', ');
    const latin = english.filter((term) => /^[a-z][a-z -]{2,}$/i.test(term) && !hindi.includes(term));
    return [
      ...(never.length > 0
        ? [{ words: never.map((word) => `${RegExp.escape(word)}${letters}`), write, because: 'because.glossary' as const, isStyle: true }]
        : []),
      ...latin.map((term) => ({
        // Not in addresses such as portal.ifsf.example.
        words: [`(?<![@./-])${term}s?(?![@./-]\\w)`],
        write: (english.length === hindi.length && hindi[english.indexOf(term)]) || write,
        because: 'because.latin' as const,
        isStyle: true,
        isAllowedInBrackets: true,
      })),
    ];
  });
}
