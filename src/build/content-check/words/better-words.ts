import { defineRule } from '../rule.ts';
import { findWords } from './find-words.ts';

/** Points out words that the glossary writes in another way. */
export const betterWords = defineRule({
  of: 'words',
  says: ['wordBetter'],
  grade: 'review',
  check: (words, { language }) =>
    findWords(words, language).map(({ word, index, write, because }) => ({
      index,
      values: { word, write, because: { phrase: because } },
    })),
});
