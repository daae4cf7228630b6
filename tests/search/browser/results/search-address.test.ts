import { expect, test } from 'vitest';
import { longestQuery } from '../../../../packages/search/shared/longest-query.ts';
import { mergeLanguages } from '../../../../packages/search/browser/results/merge-languages.ts';
import { mergeHits } from '../../../../packages/search/browser/results/merge-hits.ts';
import {
  readSearch,
  writeSearch,
} from '../../../../packages/search/browser/results/search-address.ts';
import type { IndexDocument, IndexHit } from '../../../../packages/search/browser/search-index.ts';
import type { Language } from '../../../../packages/i18n/languages.ts';

const types = ['page', 'orders'].map((value) => ({ value, label: value, one: value }));

const hit = (id: string, score: number): IndexHit => ({
  id,
  score,
  data: () => Promise.reject(new Error('not requested')),
});

test('a search survives reading and writing (SRCH-3)', () => {
  const search = readSearch('?q=%20charter%20&type=orders&year=2026&lang=all', 'en', types);
  expect(search).toEqual({ query: 'charter', type: 'orders', year: '2026', language: 'all' });
  expect(writeSearch(search, 'en')).toBe('?q=charter&type=orders&year=2026&lang=all');
});

test('the beginning of an endless query is searched for', () => {
  expect(readSearch(`?q=${'a'.repeat(5000)}`, 'en', types).query).toHaveLength(longestQuery);
});

test('unknown values in the address are ignored', () => {
  expect(readSearch('?q=a&type=cats&year=then&lang=fr', 'hi', types)).toEqual({
    query: 'a',
    type: '',
    year: '',
    language: 'hi',
  });
});

test('an address without a search is an empty search in the language of the page', () => {
  expect(readSearch('', 'hi', types)).toEqual({ query: '', type: '', year: '', language: 'hi' });
});

test.each(['12026', '20266', '202', 'x2026'])('%s is not a year', (year) => {
  expect(readSearch(`?year=${year}`, 'en', types).year).toBe('');
});

test('the language of the page is not written', () => {
  expect(writeSearch({ query: 'लोकपाल', type: '', year: '', language: 'hi' }, 'hi')).toBe(
    `?${new URLSearchParams({ q: 'लोकपाल' })}`,
  );
});

test('of pages with the same number of words, the higher score comes first', () => {
  const merged = mergeHits([
    [hit('a', 1), hit('b', 5), hit('c', 3)],
    [hit('c', 3), hit('b', 2), hit('a', 1)],
  ]);
  expect(merged.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('pages with more of the words come first', () => {
  const merged = mergeHits([
    [hit('a', 9), hit('b', 1)],
    [hit('b', 1), hit('c', 2)],
  ]);
  expect(merged.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('scores are relative to the best hit of each word', () => {
  const merged = mergeHits([[hit('rare', 90)], [hit('b', 2), hit('c', 1)]]);
  expect(merged.map(({ id, score }) => [id, score])).toEqual([
    ['rare', 0.5],
    ['b', 0.5],
    ['c', 0.25],
  ]);
  expect(mergeHits([[hit('a', 8), hit('b', 2)]]).map(({ score }) => score)).toEqual([1, 0.25]);
});

const page = (url: string, language: Language): IndexDocument => ({
  url,
  language,
  content: '',
  locations: [],
  anchors: [],
  meta: {},
  filters: {},
});

const found = (shown: IndexDocument[], counts: Record<string, Record<string, number>>) => ({
  shown,
  rest: [],
  words: [],
  partly: false,
  corrected: undefined,
  counts,
});

test('the best of two languages come in turn; a page in both comes once, in the reader’s', () => {
  const merged = mergeLanguages(
    [
      found([page('/contact', 'en'), page('/terms', 'en')], { type: { page: 2 } }),
      found([page('/hi/notices', 'hi'), page('/hi/contact', 'hi')], {
        type: { page: 1, notices: 1 },
      }),
    ],
    'hi',
  );
  expect(merged.shown.map(({ url }) => url)).toEqual(['/hi/notices', '/hi/contact', '/terms']);
  expect(merged.counts).toEqual({ type: { page: 3, notices: 1 } });
});
