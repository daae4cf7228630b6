import { expect, test } from 'vitest';
import {
  check,
  expectFaults,
  fault,
  notice,
  noticeInHindi,
  settingsWith,
  type Files,
} from './fixture.ts';

/** Circulars by their numbers, each with its date. */
function circulars(dates: Record<string, string>, text: Record<string, string> = {}): Files {
  return Object.fromEntries(
    Object.entries(dates).flatMap(([number, date]) => {
      const folder = `notices/circular-${number.toLowerCase().replaceAll(/[ /]/g, '-')}`;
      const fields = {
        kind: 'circular',
        number,
        date,
        title: `Circular ${number}`,
        ...(text[number] && { summary: text[number] }),
      };
      return [
        [`${folder}/en.mdx`, notice(fields)],
        [
          `${folder}/hi.mdx`,
          text[number] ? undefined : noticeInHindi({ title: `परिपत्र ${number}` }),
        ],
      ];
    }),
  );
}

const explained = (missing: object[]) =>
  settingsWith((settings) => settings.setIn(['missingNumbers'], missing));
const reason = { en: 'Withdrawn before it was sent.', hi: 'भेजने से पहले वापस लिया गया।' };

test('a series without gaps is fine, and each year begins again with 1', () => {
  const { messages } = check(
    circulars({
      'CIR/2025/01': '2025-11-01',
      'CIR/2026/01': '2026-02-01',
      'CIR/2026/02': '2026-03-01',
    }),
  );
  expect(messages).toEqual([]);
});

test('a gap is reported with the missing numbers, at the beginning too', () => {
  expectFaults(
    check(circulars({ 'CIR/2026/02': '2026-02-01', 'CIR/2026/05': '2026-03-01' })).messages,
    [
      fault(
        'notices/circular-cir-2026-02/en.mdx',
        'number: no record has the number CIR/2026/01',
        'missingNumbers',
        'series: CIR/2026',
      ),
      fault(
        'notices/circular-cir-2026-05/en.mdx',
        'number: no record has the number CIR/2026/03, CIR/2026/04',
        'numbers: [3, 4]',
      ),
    ],
  );
});

test.each([
  ['by its numbers', [{ series: 'CIR/2026', numbers: [1, 3], reason }]],
  ['by its series and year', [{ series: 'CIR/2026', reason }]],
  ['by its series', [{ series: 'CIR', reason }]],
])('a gap may be explained %s', (_, missing) => {
  const files = circulars({ 'CIR/2026/02': '2026-02-01', 'CIR/2026/04': '2026-03-01' });
  expect(check({ ...files, 'settings.yaml': explained(missing) }).messages).toEqual([]);
});

test('an explanation of one year does not explain another', () => {
  const files = {
    ...circulars({ 'CIR/2026/02': '2026-02-01' }),
    'settings.yaml': explained([{ series: 'CIR/2025', reason }]),
  };
  expect(check(files).messages).toHaveLength(1);
});

test('what is wrong with one record is told once, not also as a gap in its series', () => {
  const numbers = {
    'CIR/2026/01': '2026-02-01',
    'CIR/2026/02': '2026-13-01',
    'CIR/2026/03': '2026-03-01',
  };
  const text = { 'CIR/2026/03': 'It replaces CIR/2026/02.' };
  expectFaults(check(circulars(numbers, text)).messages, [
    fault('notices/circular-cir-2026-02/en.mdx', 'date: "2026-13-01" is not a day of the calendar'),
  ]);
  const unreadable = {
    'notices/circular-cir-2026-02/en.mdx': notice({
      number: 'CIR/2026/02',
      title: 'Notice: closed',
    }),
  };
  expectFaults(check({ ...circulars(numbers, text), ...unreadable }).messages, [
    fault('notices/circular-cir-2026-02/en.mdx', 'fields: a value contains a colon'),
  ]);
});

test('no two records have one number', () => {
  const files = {
    ...circulars({ 'CIR/2026/01': '2026-02-01' }),
    'notices/twice/en.mdx': notice({ number: 'CIR/2026/01', date: '2026-03-01' }),
    'notices/twice/hi.mdx': noticeInHindi(),
  };
  expectFaults(check(files).messages, [
    fault(
      'notices/twice/en.mdx',
      'number: CIR/2026/01 is the number of src/content/notices/circular-cir-2026-01…',
    ),
  ]);
});

test('a later number has a later date, of the year that is in the number', () => {
  expectFaults(
    check(circulars({ 'CIR/2026/01': '2026-03-01', 'CIR/2026/02': '2026-02-01' })).messages,
    [
      fault(
        'notices/circular-cir-2026-02/en.mdx',
        'number: CIR/2026/02 is dated 2026-02-01, but CIR/2026/01 is dated 2026-03-01',
      ),
    ],
  );
  expectFaults(check(circulars({ 'CIR/2026/01': '2025-03-01' })).messages, [
    fault(
      'notices/circular-cir-2026-01/en.mdx',
      'number: CIR/2026/01 is a number of 2026, but date is 2025-03-01',
    ),
  ]);
});

test('a number that is written in another way belongs to no series', () => {
  expect(check(circulars({ 'Z 7': '2026-03-01' })).messages).toEqual([]);
});

test('a text may name only numbers that a record has, or that are explained one by one', () => {
  const dates = { 'CIR/2026/01': '2026-02-01', 'CIR/2026/03': '2026-03-01' };
  const text = { 'CIR/2026/03': 'It replaces CIR/2026/01 and CIR/2026/02; CIR/2026/09 follows.' };
  const settings = explained([{ series: 'CIR/2026', numbers: [2], reason }]);
  expectFaults(check({ ...circulars(dates, text), 'settings.yaml': settings }).messages, [
    fault('notices/circular-cir-2026-03/en.mdx', 'summary: no record has the number CIR/2026/09'),
  ]);
});

test('a number of a series that the site does not have is left alone', () => {
  const text = {
    'CIR/2026/01': 'See F/2026/17 of the Ministry and https://example.org/ABC/2026/9.',
  };
  expect(check(circulars({ 'CIR/2026/01': '2026-02-01' }, text)).messages).toEqual([]);
});
