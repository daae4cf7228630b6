import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAnswer, isAsked, questions, readAnswers } from '../../../src/build/own/answers.ts';
import { examples } from '../../../src/build/own/examples.ts';
import { readAnswersFile } from '../../../src/build/own/kept-answers.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { ownTexts } from '../../../src/i18n/own.ts';

const file = join(import.meta.dirname, '../../second-federation/answers.yaml');

test.each(languages)('every question is asked in words (%s)', (language) => {
  expect(Object.keys(ownTexts[language].questions).sort()).toEqual([...questions].sort());
});

test.each(questions)('the example of %s is an answer', (question) => {
  expect(isAnswer(question, examples[question] ?? '', { 'portal.kind': 'other' })).toBe(true);
});

test('answers come from a file', () => {
  expect(readAnswers(readAnswersFile(file))).toMatchObject({
    languages: ['en', 'hi'],
    contact: { address: { en: '7, Riverfront Road\nAhmedabad 380 009' } },
    supportHours: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '10:00', closes: '17:00' },
      { days: ['sat'], opens: '10:00', closes: '12:00' },
    ],
    fees: { gold: 47_000 },
  });
});

test('what is missing or can’t be used is named', () => {
  const typed = readAnswersFile(file);
  expect(
    readAnswers({ ...typed, site: '', officeHours: 'always', certificatePrefix: 'ffg' }),
  ).toEqual(['certificatePrefix', 'site', 'officeHours']);
});

test('what is mistyped in a file is named too', () => {
  const typed = readAnswersFile(file);
  expect(readAnswers({ ...typed, 'contact.fax': '1', colors: 'red' })).toEqual([
    'contact.fax',
    'colors',
  ]);
});

test.each([
  ['languages', 'en', 'hi', '', 'English', 'en, fr'],
  ['name.en', 'Players’ & Clubs’ "Council"', 'Council <b>'],
  ['name.hi', 'परिषद', 'क'.repeat(49)],
  ['shortName.en', "O'Neill: #1", '{FFG}'],
  ['certificatePrefix', 'FFG', 'ffg', 'F', 'FF-G'],
  ['site', 'https://ffg.in', 'http://ffg.in', 'https://ffg.in/', 'https://ffg.in:8443'],
  ['site', 'https://ffg.in', 'https://ffg.in/site', 'https://ffg.in?a=b', 'ffg.in'],
  ['contact.email', 'office@ffg.in', 'office'],
  ['contact.address.en', '4, Station Road; Pune 411 001', '', '4 [b]'],
  ['officeHours', 'Mon - Fri 9:00-17:30; sat 9:00–13:00', 'mon 17:00-09:00', 'fri-mon 9:00-10:00'],
  ['officeHours', 'sun 00:00-23:59', 'mon 9:00-24:30', 'mon-fri 9:00-10:00; wed 9:00-10:00'],
  ['logo', "'/home/a b/mark.PNG' ", 'mark.jpg', ''],
  ['colours.ink', '#2B1233', '#ffee00', 'red', '#fff'],
  ['colours.action', '#7a1f4b', '#c0c0c0'],
  ['colours.accent', '#ffee00', '#12'],
  ['portal.kind', 'none', 'mine'],
  ['portal.login', '', 'members.ffg.in'],
  ['portal.messages', '/messages', 'messages', '//other.in'],
  ['fees.bronze', '₹ 50,000', '', 'free', '-1', '1.5'],
])('to %s “%s” is an answer, and others are not', (question, good, ...others) => {
  const isTaken = (answer: string) => isAnswer(question, answer, { 'portal.kind': 'other' });
  expect(isTaken(good.replaceAll('"', '”'))).toBe(true);
  expect(others.filter(isTaken)).toEqual([]);
});

test('the portal of the site has an address for the forms; another one need not', () => {
  expect(isAnswer('portal.api', '', { 'portal.kind': 'ours' })).toBe(false);
  expect(isAnswer('portal.api', '', { 'portal.kind': 'other' })).toBe(true);
});

test.each([
  ['none', ['portal.kind']],
  ['ours', ['portal.kind', 'portal.login', 'portal.api', 'portal.certificateView']],
])('of a portal that is “%s”, no more is asked', (kind, asked) => {
  const typed = { ...readAnswersFile(file), 'portal.messages': 'left from before' };
  const ofPortal = questions.filter((question) => question.startsWith('portal.'));
  expect(ofPortal.filter((question) => isAsked(question, { 'portal.kind': kind }))).toEqual(asked);
  expect(readAnswers({ ...typed, 'portal.kind': kind })).toHaveProperty('portal.kind', kind);
});
