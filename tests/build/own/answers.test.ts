import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAnswer, questions, readAnswers } from '../../../src/build/own/answers.ts';
import { examples } from '../../../src/build/own/examples.ts';
import { readAnswersFile } from '../../../src/build/own/kept-answers.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { ownTexts } from '../../../src/i18n/own.ts';

const file = join(import.meta.dirname, '../../second-federation/answers.yaml');

test.each(languages)('every question is asked in words (%s)', (language) => {
  expect(Object.keys(ownTexts[language].questions).sort()).toEqual([...questions].sort());
});

test.each(questions)('the example of %s is an answer', (question) => {
  expect(isAnswer(question, examples[question] ?? '')).toBe(true);
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
    readAnswers({ ...typed, site: '', officeHours: 'always', certificatePrefix: 'DEMO' }),
  ).toEqual(['certificatePrefix', 'site', 'officeHours']);
});

test('nobody writes without the language whose files hold the facts', () => {
  expect(isAnswer('languages', 'en')).toBe(true);
  expect(isAnswer('languages', 'hi')).toBe(false);
});
