import { expect, test } from 'vitest';
import type { PageSummary } from '../../../packages/search/shared/page-summary.ts';
import { createSuggester } from '../../../packages/search/shared/suggest.ts';

const types = { page: { name: 'Page' }, notices: { name: 'Notice' } };

const suggestFrom = (pages: PageSummary[], stopWords = '') =>
  createSuggester({ pages, types, stopWords, synonyms: [] });

const suggest = suggestFrom(
  [
    { title: 'Ombudsman', path: '/about/ombudsman', type: 'page', keywords: 'lokpal complaint' },
    { title: 'Ombudsman’s annual report', path: '/notices/report', type: 'notices' },
    { title: 'हिन्दी में महासंघ', path: '/hi/about', type: 'page' },
  ],
  'of the',
);
const paths = (typed: string) => suggest(typed).map(({ path }) => path);

test('the beginning of a word matches, and the shorter title comes first', () => {
  expect(paths('ombu')).toEqual(['/about/ombudsman', '/notices/report']);
});

test('all words must match, in any order', () => {
  expect(paths('report ombudsman')).toEqual(['/notices/report']);
});

test.for([
  ['a slip of the pen', 'ombusman', '/about/ombudsman'],
  ['another word for it', 'lokpal', '/about/ombudsman'],
  ['another spelling', 'हिंदी', '/hi/about'],
])('%s still matches', ([, typed, path]) => {
  expect(paths(typed ?? '')).toContain(path);
});

test('a single letter has no suggestions', () => {
  expect(paths('o')).toEqual([]);
});

test('two letters are enough, a letter and a space are not', () => {
  expect(paths('om')).toContain('/about/ombudsman');
  expect(paths('o ')).toEqual([]);
});

test('stop words are ignored', () => {
  expect(paths('report of the ombudsman')).toEqual(['/notices/report']);
});

test('a typo is corrected in words of five letters, not of four', () => {
  const find = suggestFrom([
    { title: 'Fair', path: '/fair', type: 'page' },
    { title: 'Rules', path: '/rules', type: 'page' },
  ]);
  expect(find('fbir')).toEqual([]);
  expect(find('rvles').map(({ path }) => path)).toEqual(['/rules']);
});

test('a word in the title counts more than a synonym', () => {
  const find = suggestFrom([
    { title: 'Ombudsman', path: '/about/ombudsman', type: 'page', keywords: 'a complaint' },
    { title: 'Complaint form', path: '/form', type: 'page', keywords: 'letter and paper' },
  ]);
  expect(find('complaint').map(({ path }) => path)).toEqual(['/form', '/about/ombudsman']);
});

test('there are at most six suggestions', () => {
  const suggestions = Array.from({ length: 8 }, (_, index) => ({
    title: `Order ${index}`,
    path: `/orders/${index}`,
    type: 'page',
  }));
  expect(suggestFrom(suggestions)('order')).toHaveLength(6);
});
