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
])('the query of “%s” is “%s”', ([typed, asked]) => {
  expect(toQuery(typed)).toBe(asked);
});

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
