import { expect, test } from 'vitest';
import { formatDay } from '../../../../packages/base/shared/dates.ts';
import { noDetails } from '../../../../packages/portal/contract/complaint-details.ts';
import { openCase } from '../../../../packages/portal/service/submissions/complaint-case.ts';
import { toComplaintDays } from '../../../../src/islands/contact-form/rules.ts';
import { getDeadlines, type ComplaintDeadlines } from '../../../../src/islands/deadlines/rules.ts';

const holidays = ['2026-12-25', '2027-01-26'];
const today = '2026-12-18';
const time = { closes: '18:00', holidays };
const at = (day: string, hour = '12:00') => new Date(`${day}T${hour}:00+05:30`);

function days(incident: string, sent = '', now = today): ComplaintDeadlines {
  const outcome = getDeadlines({ incident, sent }, at(now), time);
  if (outcome.kind !== 'days') throw new Error(`There are no days, but: ${outcome.kind}`);
  return outcome.days;
}

test('the deadlines are those of the ombudsman’s rules: 30 days, 7 working days, 30 and 60 days (CONT-7)', () => {
  expect(days('2026-12-01')).toEqual({
    lastFilingDay: '2026-12-31',
    inTime: true,
    sent: '2026-12-18',
    counted: '2026-12-18',
    // Seven working days after Friday the 18th; Christmas Day is not a working day.
    review: '2026-12-30',
    decision: '2027-01-17',
    complexDecision: '2027-02-16',
    uncertain: false,
  });
});

test('day 30 is in time, day 31 is late; holidays do not extend the period', () => {
  expect(days('2026-11-25', '2026-12-25').inTime).toBe(true);
  expect(days('2026-11-25', '2026-12-26').inTime).toBe(false);
});

test('a complaint sent on a non-working day counts from the next working day', () => {
  expect(days('2026-12-01', '2026-12-19')).toMatchObject({
    review: '2026-12-31',
    decision: '2027-01-20',
  });
});

test('the result matches a published order: the deadline for 24 August 2024 was 23 September', () => {
  expect(days('2024-08-24')).toMatchObject({ lastFilingDay: '2024-09-23', inTime: false });
});

test('a leap day is counted', () => {
  expect(days('2028-02-10', '2028-02-11', '2028-02-11').lastFilingDay).toBe('2028-03-11');
});

test('a review in a year without a list of holidays is uncertain', () => {
  expect(days('2027-12-20', '2027-12-28', '2027-12-28').uncertain).toBe(true);
});

test('a review in a year whose holidays are known is certain, even after the last of them', () => {
  expect(days('2027-02-01', '2027-02-02', '2027-02-02').uncertain).toBe(false);
});

test('a review in a year with an unconfirmed holiday, or after it, is uncertain', () => {
  const toUncertain = (unconfirmedFrom?: string) =>
    getDeadlines({ incident: '2026-12-01', sent: '' }, at(today), time, unconfirmedFrom);
  expect(toUncertain('2026')).toMatchObject({ days: { uncertain: true } });
  expect(toUncertain('2025')).toMatchObject({ days: { uncertain: true } });
  expect(toUncertain('2027')).toMatchObject({ days: { uncertain: false } });
});

test('the order of the holidays does not matter, and without any the review is uncertain', () => {
  const toUncertain = (known: readonly string[]) =>
    getDeadlines({ incident: '2026-12-01', sent: '' }, at(today), { ...time, holidays: known });
  expect(toUncertain(['2027-01-26', '2026-12-25', '2025-12-25'])).toMatchObject({
    days: { uncertain: false },
  });
  expect(toUncertain(['2025-12-25', '2024-12-25'])).toMatchObject({ days: { uncertain: true } });
  expect(toUncertain(['2025-12-25', '2026-12-25', '2024-12-25'])).toMatchObject({
    days: { uncertain: false },
  });
  expect(toUncertain([])).toMatchObject({ days: { uncertain: true } });
});

test('an incident of today can be reported today', () => {
  expect(days(today)).toMatchObject({ sent: today, inTime: true });
});

test.for<[incident: string, sent: string, kind: string]>([
  ['', '', 'nothing'],
  ['2026-02-30', '', 'nothing'],
  ['2026-12-01', '2026-1', 'nothing'],
  ['2026-12-19', '', 'future'],
  ['2026-12-10', '2026-12-09', 'reversed'],
])('an incident on %j with sending on %j gives: %s', ([incident, sent, kind]) => {
  expect(getDeadlines({ incident, sent }, at(today), time).kind).toBe(kind);
});

test.each([
  // A Friday; the Tuesday after it is a holiday.
  ['2026-11-20', '17:59', '2026-11-20', '2026-12-02', '2026-12-20', '2027-01-19'],
  ['2026-11-20', '18:00', '2026-11-23', '2026-12-03', '2026-12-23', '2027-01-22'],
  ['2026-11-22', '10:00', '2026-11-23', '2026-12-03', '2026-12-23', '2027-01-22'],
  ['2026-11-23', '18:00', '2026-11-25', '2026-12-04', '2026-12-25', '2027-01-24'],
  ['2026-11-24', '10:00', '2026-11-25', '2026-12-04', '2026-12-25', '2027-01-24'],
  ['2026-12-24', '17:59', '2026-12-24', '2027-01-05', '2027-01-23', '2027-02-22'],
  ['2026-12-24', '18:00', '2026-12-28', '2027-01-06', '2027-01-27', '2027-02-26'],
])(
  'on %s at %s calculator, form and inbox count from %s',
  (day, hour, counted, review, decision, complexDecision) => {
    const now = at(day, hour);
    const hours = { closes: '18:00', holidays: ['2026-11-24', '2026-12-25'] };
    const expected = { review, decision, complexDecision };
    for (const sent of ['', day])
      expect(getDeadlines({ incident: day, sent }, now, hours)).toMatchObject({ days: expected });
    const words = Object.entries(expected).map(([name, date]) => [name, formatDay(date, 'en')]);
    expect(toComplaintDays(day, now, hours, 'en')?.dates).toMatchObject(Object.fromEntries(words));
    expect(openCase(now, hours, noDetails).days).toEqual({ counted, ...expected });
  },
);
