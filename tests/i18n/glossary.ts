import { readFileSync } from 'node:fs';
import type { Language } from '../../src/i18n/languages.ts';

/** The Hindi words that the table of the glossary never uses, in its third column. */
const refused = readFileSync('docs/glossary.md', 'utf8')
  .normalize('NFC')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => (line.split('|')[3] ?? '').split(/[,;()]/))
  .map((word) => word.trim())
  .filter(Boolean);

const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${refused.map(RegExp.escape).join('|')})`, 'gu');

/** The words of a text that the glossary of its language refuses. */
export const findRefused = (text: string, language: Language): string[] =>
  language === 'hi'
    ? [
        ...text
          .replaceAll(/“[^“”]*”/g, '')
          .normalize('NFC')
          .matchAll(pattern),
      ].map(([word]) => word)
    : [];
