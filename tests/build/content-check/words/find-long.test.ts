import { expect, test } from 'vitest';
import { findLong, maxWords } from '../../../../src/build/content-check/words/find-long.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['en', 'Word', '.'],
  ['hi', 'शब्द', '।'],
] as const)(
  'a long sentence is found in %s, one of the length that is allowed is not',
  (language, word, end) => {
    const sentence = (count: number) => `${words(count, word)}${end}`;
    expect(findLong(sentence(maxWords.sentence), language)).toEqual([]);
    expect(findLong(`${sentence(5)} ${sentence(maxWords.sentence + 1)}`, language)).toMatchObject([
      { of: 'sentence', words: maxWords.sentence + 1 },
    ]);
  },
);

test('a long paragraph of short sentences is found', () => {
  const paragraph = Array.from(
    { length: maxWords.paragraph / 10 + 1 },
    () => `${words(10, 'Word')}.`,
  ).join(' ');
  expect(findLong(paragraph, 'en')).toMatchObject([
    { of: 'paragraph', words: maxWords.paragraph + 10 },
  ]);
});

test('it says how the passage begins', () => {
  expect(findLong(`Here it ${words(40, 'goes')}.`, 'en')[0]?.start).toBe(
    'Here it goes goes goes goes …',
  );
});

test('a long address is one word', () => {
  const address = `https://egazette.gov.in/${'a-part-'.repeat(maxWords.paragraph)}`;
  expect(findLong(`See ${address} for it.`, 'en')).toEqual([]);
});
