import { expect, test } from 'vitest';
import { createSuggester } from '../../../src/islands/site-search/rules.ts';

const suggest = createSuggester({
  stopWords: 'of the',
  suggestions: [
    { t: 'Ombudsman', p: '/about/ombudsman', k: 'Page', w: 'lokpal complaint' },
    { t: 'Ombudsman’s annual report', p: '/notices/report', k: 'Notice' },
    { t: 'हिन्दी में महासंघ', p: '/hi/about', k: 'पृष्ठ' },
  ],
});
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
