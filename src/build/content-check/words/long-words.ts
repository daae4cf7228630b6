import { defineRule } from '../rule.ts';

/** More letters than any word has; what is part of an address is no word. */
const tooLong = /(?<![\p{L}\p{M}\p{N}./@_-])[\p{L}\p{M}]{50,}/gu;

/** Finds words that no line is wide enough for: the spaces were lost, or a key was held down. */
export const longWords = defineRule({
  of: 'words',
  says: ['wordTooLong'],
  grade: 'stop',
  check: (words) =>
    [...words.matchAll(tooLong)].map(({ 0: word, index }) => ({
      index,
      values: { start: `${word.slice(0, 23)}…`, count: word.length },
    })),
});
