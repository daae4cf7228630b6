import { defineRule } from '../rule.ts';
import { findRepeatedOnPages } from './find-repeated.ts';

/** Points out pages of one language that have the same description. */
export const repeatedDescriptions = defineRule({
  of: 'site',
  says: ['descriptionUsedTwice'],
  grade: 'review',
  check: ({ entries }) =>
    findRepeatedOnPages(entries, ['description', 'summary', 'caption'], 'descriptionUsedTwice'),
});
