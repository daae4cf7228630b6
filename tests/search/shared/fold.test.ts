import { expect, test } from 'vitest';
import { fold } from '../../../packages/search/shared/fold.ts';

test.for<[what: string, one: string, other: string]>([
  ['upper case', 'Annual REPORT', 'annual report'],
  ['an accent', 'Café', 'cafe'],
  ['a decomposed accent', 'Cafe\u0301', 'Caf\u00e9'],
  ['a nukta', 'फ़ैंटेसी', 'फैंटेसी'],
  ['a precomposed nukta', 'खिला\u0921\u093cी', 'खिला\u095cी'],
  ['half न', 'हिन्दी', 'हिंदी'],
  ['half म', 'सम्पर्क', 'संपर्क'],
  ['half ङ', 'अङ्क', 'अंक'],
  ['half ञ', 'पञ्च', 'पंच'],
  ['half ण', 'खण्ड', 'खंड'],
  ['chandrabindu', 'दाँव', 'दांव'],
  ['visarga', 'दुःख', 'दुख'],
  ['Devanagari digits', 'आदेश ००९', 'आदेश 009'],
  ['an ending in यी', 'नयी', 'नई'],
  ['an ending in ये', 'लिये', 'लिए'],
  ['a year over two', 'Accounts 2025–26', 'accounts 2025–2026'],
  ['groups of digits', '₹1,16,00,000', '₹11600000'],
  ['a joiner', 'क्\u200dष', 'क्ष'],
  ['a mark of the direction of writing', '\u200f\u202acharter\u202c', 'charter'],
  ['a soft hyphen', 'ombuds\u00adman', 'ombudsman'],
  ['British and American spelling', 'organisation', 'organization'],
  ['judgement', 'Judgement', 'judgment'],
  ['licence', 'licences', 'licenses'],
  ['programme', 'programme', 'program'],
  ['enrol', 'enrolment', 'enrollment'],
  ['a hyphen in e-mail', 'E-mail', 'email'],
  ['a hyphen in web-site', 'web-site', 'website'],
  ['site for website', 'website', 'site'],
  ['an ending in यी before another word', 'नयी बात', 'नई बात'],
  ['an ending in ये before another word', 'गये थे', 'गए थे'],
  ['a curly apostrophe', 'Ombudsman’s', "ombudsman's"],
])('words that differ only in %s match', ([, one, other]) => {
  expect(fold(one)).toBe(fold(other));
});

test.for<[one: string, other: string]>([
  ['जन्म', 'जंम'],
  ['सम्मेलन', 'संमेलन'],
  ['अन्य', 'अंय'],
  ['नियम', 'नीयम'],
  ['कर', 'खर'],
  ['नयीं', 'नईं'],
  ['लियेन', 'लिएन'],
])('%s does not match %s', ([one, other]) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('the number of words stays the same', () => {
  const text = 'The organisation’s  e-mail:\nहिन्दी और   दुःख';
  expect(fold(text).split(/\s+/)).toHaveLength(text.split(/\s+/).length);
});
