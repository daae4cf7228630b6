import { defineRule } from '../rule.ts';

/** Finds rows of question marks, which are left where a program could not keep the letters. */
export const lostLetters = defineRule({
  of: 'words',
  says: ['lostLetters'],
  grade: 'stop',
  check(words) {
    const found = /\?{3,}(?:\s+\?{2,})*/.exec(words);
    return found ? [{ index: found.index, values: { found: found[0] } }] : [];
  },
});
