import { defineRule } from '../rule.ts';

const address =
  /(?<![\w.])(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s)]*)?(?![\w])/gi;

/**
 * Finds addresses that only work on the computer of the person who wrote them, in plain words;
 * links are judged elsewhere.
 */
export const ownComputer = defineRule({
  of: 'words',
  says: ['linkToOwnComputer'],
  grade: 'stop',
  check: (words) =>
    [...words.matchAll(address)].map(({ 0: target, index }) => ({ index, values: { target } })),
});
