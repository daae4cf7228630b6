import { collectWriting } from '../../../i18n/writing.ts';
import { defineRule } from '../rule.ts';
import { matchAny } from '../words/match-any.ts';

const wrongEnd = matchAny(collectWriting('wrongEnd'), 'gu');

/**
 * Points out sentences that end with a mark of another language, such as a full stop where the
 * danda belongs.
 */
export const sentenceEnds = defineRule({
  of: 'words',
  says: ['dandaMissing'],
  grade: 'review',
  check: (words) =>
    [...words.normalize('NFC').matchAll(wrongEnd)].map(({ 0: found, index }) => ({
      index,
      values: { found },
    })),
});
