import { expect, test } from 'vitest';
import type { KnownPage } from '../../../src/core/search/known-page.ts';
import { createSuggester } from '../../../src/core/search/suggest.ts';

const types = { page: { name: 'Page' }, notices: { name: 'Notice' } };

const suggestFrom = (pages: KnownPage[], stopWords = '') =>
  createSuggester({ pages, types, stopWords, synonyms: [] });

const suggest = suggestFrom(
  [
    { t: 'Ombudsman', p: '/about/ombudsman', c: 'page', w: 'lokpal complaint' },
    { t: 'Ombudsman’s annual report', p: '/notices/report', c: 'notices' },
    { t: 'हिन्दी में महासंघ', p: '/hi/about', c: 'page' },
  ],
  'of the',
);
const paths = (typed: string) => suggest(typed).map(({ p }) => p);

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

test('a word of the stop list is left out', () => {
  expect(paths('report of the ombudsman')).toEqual(['/notices/report']);
});

test('a slip is forgiven in words of five letters, not of four', () => {
  const find = suggestFrom([
    { t: 'Fair', p: '/fair', c: 'page' },
    { t: 'Rules', p: '/rules', c: 'page' },
  ]);
  expect(find('fbir')).toEqual([]);
  expect(find('rvles').map(({ p }) => p)).toEqual(['/rules']);
});

test('a word in the title counts more than another word for it', () => {
  const find = suggestFrom([
    { t: 'Ombudsman', p: '/about/ombudsman', c: 'page', w: 'answer to a complaint' },
    { t: 'Complaint form', p: '/form', c: 'page', w: 'letter and paper' },
  ]);
  expect(find('complaint').map(({ p }) => p)).toEqual(['/form', '/about/ombudsman']);
});

test('there are at most six suggestions', () => {
  const suggestions = Array.from({ length: 8 }, (_, index) => ({
    t: `Order ${index}`,
    p: `/orders/${index}`,
    c: 'page',
  }));
  expect(suggestFrom(suggestions)('order')).toHaveLength(6);
});
