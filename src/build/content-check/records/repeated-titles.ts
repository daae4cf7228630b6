import { defineRule } from '../rule.ts';
import { findRepeatedOnPages } from './find-repeated.ts';

/**
 * Finds pages of one language that have the same title: in a list of open tabs or results nobody
 * could tell them apart.
 */
export const repeatedTitles = defineRule({
  of: 'site',
  says: ['titleUsedTwice'],
  grade: 'stop',
  check: ({ entries }) => findRepeatedOnPages(entries, ['title', 'name'], 'titleUsedTwice'),
});
