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

test('two letters are enough, a letter and a space are not', () => {
  expect(paths('om')).toContain('/about/ombudsman');
  expect(paths('o ')).toEqual([]);
});

test('a word of the stop list is left out', () => {
  expect(paths('report of the ombudsman')).toEqual(['/notices/report']);
});

test('a slip is forgiven in words of five letters, not of four', () => {
  const find = createSuggester({
    stopWords: '',
    suggestions: [
      { t: 'Fair', p: '/fair', k: 'Page' },
      { t: 'Rules', p: '/rules', k: 'Page' },
    ],
  });
  expect(find('fbir')).toEqual([]);
  expect(find('rvles').map(({ p }) => p)).toEqual(['/rules']);
});

test('a word in the title counts more than another word for it', () => {
  const find = createSuggester({
    stopWords: '',
    suggestions: [
      { t: 'Ombudsman', p: '/about/ombudsman', k: 'Page', w: 'complaint' },
      { t: 'Complaint form', p: '/form', k: 'Page', w: 'letter and paper' },
    ],
  });
  expect(find('complaint').map(({ p }) => p)).toEqual(['/form', '/about/ombudsman']);
});

test('there are at most six suggestions', () => {
  const suggestions = Array.from({ length: 8 }, (_, index) => ({
    t: `Order ${index}`,
    p: `/orders/${index}`,
    k: 'Order',
  }));
  expect(createSuggester({ stopWords: '', suggestions })('order')).toHaveLength(6);
});
