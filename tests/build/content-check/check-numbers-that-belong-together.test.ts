import { expect, test } from 'vitest';
import { check, expectFaults, fault, mdx, notice, settingsWith } from './fixture.ts';

const reason = { en: 'Sent to the parties alone.', hi: 'केवल पक्षों को भेजे गए।' };
const perMonth = settingsWith((settings) =>
  settings.setIn(['missingNumbers'], [{ series: 'OMB', perMonth: 18, reason }]),
);

/** What is pointed out in a record with a number of a series of 18 a month. */
const checkNumber = (number: string, date: string) =>
  check({
    'settings.yaml': perMonth,
    'notices/closed/en.mdx': notice({ kind: 'circular', number, date }),
  }).notes;

test('a number far too low for its month is pointed out, with what it would be about', () => {
  expectFaults(checkNumber('OMB/2025/023', '2025-10-17'), [
    fault('notices/closed/en.mdx', 'number: OMB/2025/023 does not fit 2025-10-17…', 'about 172'),
  ]);
});

test('so is one far too high', () => {
  expectFaults(checkNumber('OMB/2025/172', '2025-02-14'), [
    fault('notices/closed/en.mdx', 'number: OMB/2025/172 does not fit 2025-02-14…', 'about 26'),
  ]);
});

test.each([
  ['OMB/2025/172', '2025-10-17'],
  ['OMB/2025/140', '2025-10-17'],
  ['OMB/2026/001', '2026-01-20'],
  ['CIR/2025/01', '2025-10-17'],
])('%s on %s is near enough, or of a series without a rate', (number, date) => {
  expect(checkNumber(number, date)).toEqual([]);
});

const link = '/resources/guidelines/advertising';
/** What is pointed out in a guideline of 1 July with its announcements. */
const checkGuideline = (announcements: Record<string, string>) =>
  check({
    'pages/resources/guidelines/en.mdx': mdx(
      {
        title: 'Guidelines',
        description: 'The guidelines that members follow, in full, with their versions and dates.',
      },
      '<EntryList collection="guidelines" />\n',
    ),
    'guidelines/advertising/en.mdx': mdx(
      {
        version: '"2.0"',
        date: '2026-07-01',
        title: 'Guideline on advertising',
        summary: 'What an advertisement must say.',
      },
      'Words of the guideline.\n',
    ),
    ...Object.fromEntries(
      Object.entries(announcements).map(([name, date]) => [
        `notices/${name}/en.mdx`,
        notice({
          kind: 'notice',
          title: `Notice ${name}`,
          summary: `What is ${name}.`,
          date,
          link,
        }),
      ]),
    ),
  }).notes;

test('a guideline that was announced less than 30 days ahead is pointed out', () => {
  expectFaults(checkGuideline({ late: '2026-06-04' }), [
    fault(
      'guidelines/advertising/en.mdx',
      'date: applies from 2026-07-01…',
      'late/en.mdx announced it only on 2026-06-04',
      '30 days',
    ),
  ]);
});

test('30 days are enough, a reminder may follow, and what is older than a year is of an earlier version', () => {
  expect(checkGuideline({ first: '2026-06-01' })).toEqual([]);
  expect(checkGuideline({ first: '2026-06-01', reminder: '2026-06-25' })).toEqual([]);
  expect(checkGuideline({ earlier: '2025-06-25' })).toEqual([]);
  expect(checkGuideline({ later: '2026-07-20' })).toEqual([]);
});

/** What is pointed out in the text of a publication of 14 October. */
const checkReport = (text: string, kind = 'annual-report') =>
  check({
    'pages/resources/publications/en.mdx': mdx(
      {
        title: 'Publications',
        description:
          'The reports and studies of the Federation in full, as pages and as documents.',
      },
      '<EntryList collection="publications" />\n',
    ),
    'publications/report/en.mdx': mdx(
      {
        kind,
        date: '2026-10-14',
        title: 'Annual report of the year',
        description: 'The complaints of the year by subject and outcome, with their figures.',
      },
      `${text}\n`,
    ),
  }).notes;

test('a report that tells of a later day is pointed out', () => {
  expectFaults(checkReport('It was put before the committee on 21 October 2026.'), [
    fault(
      'publications/report/en.mdx',
      'text: 2026-10-21 is after the date of the report, 2026-10-14',
      'Added on',
    ),
  ]);
});

test.each([
  '**Added on 18 November 2026:** The Charter, in force from 1 December 2026, has adopted both.',
  'It was signed on 14 October 2026, and covers the year to 31 March 2026.',
])('a dated addition and earlier days are fine: %s', (text) => {
  expect(checkReport(text)).toEqual([]);
});

test('a handbook may tell of what is to come', () => {
  expect(checkReport('It applies from 1 December 2026.', 'handbook')).toEqual([]);
});
