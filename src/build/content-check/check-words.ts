import type { Language } from '../../i18n/languages.ts';
import type { Fault } from './fault.ts';
import type { Passage } from './passages.ts';
import { findLong, maxWords } from './words/find-long.ts';
import { findWords } from './words/find-words.ts';

/**
 * Finds the words that the word list refuses, with the better word and the reason, and points out words, digits and signs
 * that the glossary writes in another way.
 *
 * @param allowed words that are right in this entry; undefined where no field can allow any
 */
export function checkWords(file: string, passages: readonly Passage[], language: Language, allowed?: readonly string[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    findWords(words, language, allowed).map(({ word, index, rule }) => ({
      file,
      line: line + words.slice(0, index).split('\n').length - 1,
      field,
      message: rule.isStyle ? ('wordBetter' as const) : allowed ? ('wordRefused' as const) : ('wordRefusedInSettings' as const),
      values: { word, write: rule.write, because: { phrase: rule.because } },
      example: allowed && `allowedWords: [${word.toLowerCase()}]`,
    })),
  );
}

/** Points out long sentences and paragraphs. They stop nothing. */
export function findLongPassages(file: string, passages: readonly Passage[], language: Language): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    findLong(words, language).map(({ of, words: count, start }) => ({
      file,
      line,
      field,
      message: of === 'sentence' ? ('sentenceLong' as const) : ('paragraphLong' as const),
      values: { count, most: maxWords[of], start },
    })),
  );
}
