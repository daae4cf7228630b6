import { expect, test } from 'vitest';
import { toKeywords } from '../../../src/build/search/keywords.ts';

test('a page about the ombudsman has the Hindi word as a keyword, but no unrelated words', () => {
  const words = toKeywords('Ombudsman Profile', 'en');
  expect(words).toContain('lokpal');
  expect(words).not.toContain('cookies');
});

test('part of a word does not match a group of synonyms', () => {
  expect(toKeywords('Remembering', 'en')).toEqual([]);
});

test('Hindi synonyms are folded like the index', () => {
  expect(toKeywords('आचार संहिता', 'hi')).toContain('चार्टर');
  expect(toKeywords('सदस्यता की श्रेणियाँ', 'hi')).toContain('फीस');
});
