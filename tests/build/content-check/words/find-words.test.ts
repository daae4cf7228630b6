import { expect, test } from 'vitest';
import { findWords } from '../../../../src/build/content-check/words/find-words.ts';

const found = (text: string, language = 'en', allowed: string[] = []) =>
  findWords(text, language, allowed).map(({ word }) => word);

test.each([
  ['Points are reckoned by the app.', 'reckoned'],
  ['Both forms were mended.', 'mended'],
  ['Send your particulars.', 'particulars'],
  ['A tick is no check.', 'is no check'],
  ['The rule Stands in point 7.', 'Stands'],
])('%j is refused for “%s”', (text, word) => {
  expect(found(text)).toEqual([word]);
});

test.each([
  'There is no fee.',
  'The notice is no longer current.',
  'We recommend it in particular.',
  'Please amend the minutes; we understand.',
])('%j is plain English', (text) => {
  expect(found(text)).toEqual([]);
});

test('a Hindi word is refused where it is a word, not where it is part of another', () => {
  expect(found('यह एक प्रदर्शन है।', 'hi')).toEqual(['प्रदर्शन']);
  expect(found('वे मार्गप्रदर्शन और प्रदर्शनी देखें।', 'hi')).toEqual([]);
});

test('a word is refused in its own language only', () => {
  expect(found('प्रदर्शन', 'en')).toEqual([]);
  expect(found('reckon', 'hi')).toEqual([]);
});

test('what is quoted is left as it was said', () => {
  expect(found('He said: “I reckon so,” and they reckon so too.')).toHaveLength(1);
});

test('a word may be allowed, in any case of its letters', () => {
  expect(found('Stands for 400 people', 'en', ['stands'])).toEqual([]);
});

test('a found word has the better word and the reason', () => {
  const [first] = findWords('We mend it.', 'en');
  expect(first).toMatchObject({
    index: 3,
    rule: { write: expect.stringContaining('fix') as string },
  });
  expect(first?.rule.because).not.toBe('');
});
