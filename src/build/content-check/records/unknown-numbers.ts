import { defineRule } from '../rule.ts';

/** Finds the numbers of circulars, releases and orders that no record has. */
export const unknownNumbers = defineRule({
  of: 'words',
  says: ['numberUnknown'],
  grade: 'stop',
  check: (words, { entry, site: { isNumber } }) =>
    entry
      ? [...words.matchAll(/(?<![\w/])[A-Z]+(?:\/[A-Z]+)*\/20\d\d\/\d+(?![\w/])/g)]
          .filter(([number]) => !isNumber(number))
          .map(([number]) => ({ values: { number } }))
      : [],
});
