import { expect, test } from 'vitest';
import { toSpelling } from '../../../packages/search/shared/spelling.ts';

test.each([
  ['a half nasal', 'हिन्दी,', 'हिंदी'],
  ['digits of the language', '(OMB/२०२६/००९)', 'omb/2026/009'],
  ['an ending', 'रुपये', 'रुपए'],
  ['British English', 'Organisation’s', "organization's"],
  ['a word for another', '“website”', 'site'],
])('the index gets the spelling that queries use for %s', (_, word, spelling) => {
  expect(toSpelling(word)).toBe(spelling);
});

test.each([
  ['upper case', 'Charter'],
  ['punctuation', 'e-mail'],
  ['an accent', 'Café'],
  ['a nukta', 'फ़ॉर्म'],
  ['a chandrabindu', 'दाँव'],
  ['no letter', '–'],
])('the index finds the spelling of a query by itself: %s', (_, word) => {
  expect(toSpelling(word)).toBeUndefined();
});
