import { defineRule } from '../rule.ts';
import { findLong, maxWords } from './find-long.ts';

/** Points out long sentences and paragraphs. */
export const longPassages = defineRule({
  of: 'words',
  says: ['sentenceLong', 'paragraphLong'],
  grade: 'review',
  check: (words, { entry, language }) =>
    entry
      ? findLong(words, language).map(({ of, words: count, start }) => ({
          message: of === 'sentence' ? 'sentenceLong' : 'paragraphLong',
          values: { count, most: maxWords[of], start },
        }))
      : [],
});
