import { expect, test } from 'vitest';
import { isMatch } from '../../../../src/components/site/behaviour/search.ts';

test.for<[what: string, text: string, query: string]>([
  ['capital letters in the text', 'Annual REPORT of the Ombudsman', 'report'],
  ['capital letters in the query', 'annual report', 'Annual RePort'],
  ['part of a word', 'Ombudsman', 'ombud'],
  ['words in another order', 'Rules for the complaints desk', 'desk rules'],
  ['many spaces between the words', 'Rules for the complaints desk', '  desk \t rules '],
  ['an accent that the query leaves out', 'Café rules', 'cafe'],
  ['an accent that only the query has', 'Cafe rules', 'café'],
  ['an accent in two parts', 'Cafe\u0301', 'Caf\u00e9'],
  ['a nukta that the query leaves out', 'फ़ैंटेसी', 'फैंटेसी'],
  ['a nukta that only the query has', 'फैंटेसी', 'फ़ैंटेसी'],
  ['a nukta that is one sign with its letter', 'खिला\u0921\u093cी', 'खिला\u095cी'],
  ['हिंदी found by हिन्दी', 'हिंदी', 'हिन्दी'],
  ['हिन्दी found by हिंदी', 'हिन्दी', 'हिंदी'],
  ['सम्पर्क found by संपर्क', 'सम्पर्क', 'संपर्क'],
  ['अङ्क found by अंक', 'अङ्क', 'अंक'],
  ['पञ्च found by पंच', 'पञ्च', 'पंच'],
  ['खण्ड found by खंड', 'खण्ड', 'खंड'],
])('search finds %s', ([, text, query]) => {
  expect(isMatch(text, query)).toBe(true);
});

test.for<[what: string, text: string, query: string]>([
  ['a text that lacks one of the words', 'Rules for the complaints desk', 'rules appeal'],
  ['signs that mean something in a pattern', 'Rules', '.*'],
  ['another vowel sign', 'नियम', 'नीयम'],
  ['another consonant', 'कर', 'खर'],
  ['a conjunct that is no nasal', 'अन्य', 'अंय'],
])('search does not find %s', ([, text, query]) => {
  expect(isMatch(text, query)).toBe(false);
});
