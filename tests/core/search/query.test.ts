import { expect, test } from 'vitest';
import { toQuery } from '../../../src/core/search/query.ts';
import { toKeywords } from '../../../src/core/search/synonyms.ts';

test.for<[typed: string, asked: string]>([
  ['How do I become a member?', 'become member'],
  ['शिकायत कैसे करें', 'शिकायत'],
  ['  Charter ', 'charter'],
  ['how to', 'how to'],
  ['OMB/२०२६/००९', 'omb/2026/009'],
  ['“code of conduct”', '"code of conduct"'],
])('%s is asked as %s', ([typed, asked]) => {
  expect(toQuery(typed)).toBe(asked);
});

test('a page about the ombudsman is found by the Hindi word for it, and by none that has nothing to do with it', () => {
  const words = toKeywords('Ombudsman Profile', 'en');
  expect(words).toContain('lokpal');
  expect(words).not.toContain('cookies');
});

test('a part of a word calls no synonyms', () => {
  expect(toKeywords('Remembering', 'en')).toEqual([]);
});

test('Hindi synonyms are spelt as the index spells words', () => {
  expect(toKeywords('आचार संहिता', 'hi')).toContain('चार्टर');
  expect(toKeywords('सदस्यता की श्रेणियाँ', 'hi')).toContain('फीस');
});
