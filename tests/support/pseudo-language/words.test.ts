import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEnglish, toPseudo } from './words.ts';

const word = fc.stringMatching(/^[bcdf]{0,4}[aeiouyAEIOUY][a-z]{0,8}$/);

test('text of the pseudo-language is at least 40 % longer than the English one, spaces included', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const text = words.map((each) => `${each} `).join('');
      expect(toPseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
    }),
  );
});

test('every word with a vowel gets accents, so that none passes for English', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(findEnglish(toPseudo(words.join(' ')))).toEqual([]);
    }),
  );
});

test.each([
  'Valid until {date}',
  'Write to support@ifsf.example, please',
  'More at https://portal.ifsf.example/login or www.ifsf.example/a-b',
  'Files &amp; <b id="files">forms</b>',
  'See orders.json and OMB/2026/014',
])('in “%s” places for values, markup, addresses and numbers stay as they are', (text) => {
  const kept = text.match(/\{\w+\}|<[^>]*>|&\w+;|\S*(?:\d|@|\w\.\w)\S*/g) ?? [];
  expect(kept.length).toBeGreaterThan(0);
  for (const part of kept) expect(toPseudo(text)).toContain(part);
});

test('where a text would be too long for its field, it has accents only', () => {
  expect(toPseudo('Membership tiers', { max: 16 })).toBe('Mémbérshíp tíérs');
});

test('English is found by its plain vowels, but for names that every language writes alike', () => {
  expect(findEnglish('Ááánd then OMB/2026/014 in DOCX, for PDF')).toEqual(['then', 'in', 'for']);
});
