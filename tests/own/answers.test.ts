import { expect, test } from 'vitest';
import { isValidAnswer, isAsked, readAnswers, type Question } from '../../packages/own/answers.ts';
import { describeInvalid } from '../../packages/own/prompts.ts';
import { given } from './support.ts';

test.each(['www.cft.in', 'https://www.cft.in', 'https://www.cft.in/', ' WWW.cft.in '])(
  'the address of the site may be written as %j',
  (site) => {
    expect(readAnswers({ ...given, site })).toMatchObject({ site: 'https://www.cft.in' });
  },
);

test.each<[Question, string]>([
  ['name.en', ''],
  ['name.en', 'परीक्षण परिषद'],
  ['name.en', 'a'.repeat(65)],
  ['name.hi', 'Council for Trials'],
  ['certificatePrefix', 'सीएफटी'],
  ['certificatePrefix', 'C'],
  ['site', 'cft'],
  ['site', 'www.cft.in/home'],
  ['site', 'www.cft.in:8080'],
  ['email', 'a@cft.in, b@cft.in'],
  ['portal', 'own'],
])('%s can’t be %j', (question, answer) => {
  expect(isValidAnswer(question, answer)).toBe(false);
});

test('a name may be as long as those of federations of the country', () => {
  const name = 'All India Federation of Skill Based Online Games Operators';
  expect(isValidAnswer('name.en', name)).toBe(true);
});

test('only another portal needs an address', () => {
  expect(isAsked('portalAddress', { portal: 'ours' })).toBe(false);
  expect(isAsked('portalAddress', { portal: 'other' })).toBe(true);
  expect(readAnswers({ ...given, portal: 'other' })).toEqual(['portalAddress']);
});

test.each(['en', 'hi'] as const)(
  'a wrong file of answers gets a message that says how to write it: %s',
  (language) => {
    const wrong = readAnswers({ ...given, name: { en: 'Trials' }, portal: 'own', fax: '1' });
    if (!Array.isArray(wrong)) throw new Error('These are answers.');
    const lines = describeInvalid(wrong, language);
    expect(wrong).toEqual(['name.hi', 'portal', 'fax']);
    expect(lines[1]).toContain('परिसंघ');
    expect(lines[2]).toContain('other');
  },
);
