import { expect, test } from 'vitest';
import type { OpeningHours } from '../../../../packages/base/shared/hours.ts';
import { toOpening, type Opening } from '../../../../src/islands/open-now/rules.ts';

const hours: OpeningHours = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:30' },
  { days: ['sat'], opens: '09:00', closes: '13:00' },
];
const holidays = ['2026-12-25'];

// 18 November 2026 is a Wednesday.
test.for<[when: string, expected: Opening]>([
  ['2026-11-18T08:59:00+05:30', { open: false, day: '2026-11-18', in: 0, opens: '09:00' }],
  ['2026-11-18T09:00:00+05:30', { open: true, until: '17:30' }],
  ['2026-11-18T17:29:59+05:30', { open: true, until: '17:30' }],
  ['2026-11-18T17:30:00+05:30', { open: false, day: '2026-11-19', in: 1, opens: '09:00' }],
  // 9:30 PM in London is 3 AM of the next day in India.
  ['2026-11-18T21:30:00Z', { open: false, day: '2026-11-19', in: 0, opens: '09:00' }],
  ['2026-11-21T12:00:00+05:30', { open: true, until: '13:00' }],
  ['2026-11-21T13:00:00+05:30', { open: false, day: '2026-11-23', in: 2, opens: '09:00' }],
  ['2026-11-22T11:00:00+05:30', { open: false, day: '2026-11-23', in: 1, opens: '09:00' }],
  ['2026-12-25T11:00:00+05:30', { open: false, day: '2026-12-26', in: 1, opens: '09:00' }],
])('at %s it is %j', ([when, expected]) => {
  expect(toOpening(new Date(when), hours, holidays)).toEqual(expected);
});

// 18 November 2026 is a Wednesday.
test.for<[when: string, expected: Opening]>([
  ['2026-11-18T12:00:00+05:30', { open: true, until: '13:00' }],
  ['2026-11-18T13:30:00+05:30', { open: false, day: '2026-11-18', in: 0, opens: '14:00' }],
  ['2026-11-18T16:00:00+05:30', { open: true, until: '17:00' }],
  ['2026-11-18T17:00:00+05:30', { open: false, day: '2026-11-25', in: 7, opens: '10:00' }],
])('with a break, at %s it is %j', ([when, expected]) => {
  const broken: OpeningHours = [
    { days: ['wed'], opens: '14:00', closes: '17:00' },
    { days: ['wed'], opens: '10:00', closes: '13:00' },
  ];
  expect(toOpening(new Date(when), broken, [])).toEqual(expected);
});

test('hours without any opening have no next opening', () => {
  expect(toOpening(new Date('2026-11-18T12:00:00Z'), [], [])).toBeUndefined();
});

// 22 November 2026 is a Sunday.
test.for<[day: OpeningHours[number]['days'][number], date: string]>([
  ['sun', '2026-11-22'],
  ['mon', '2026-11-23'],
  ['tue', '2026-11-24'],
  ['wed', '2026-11-25'],
  ['thu', '2026-11-26'],
  ['fri', '2026-11-27'],
  ['sat', '2026-11-28'],
])('hours on %s are those of %s', ([day, date]) => {
  const opening = toOpening(
    new Date('2026-11-22T08:00:00+05:30'),
    [{ days: [day], opens: '09:00', closes: '10:00' }],
    [],
  );
  expect(opening).toMatchObject({ open: false, day: date });
});

test('the page names the next opening if it is within 31 days', () => {
  const december = Array.from(
    { length: 31 },
    (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`,
  );
  const daily: OpeningHours = [
    { days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'], opens: '09:00', closes: '10:00' },
  ];
  const now = new Date('2026-12-01T12:00:00+05:30');
  expect(toOpening(now, daily, december)).toEqual({
    open: false,
    day: '2027-01-01',
    in: 31,
    opens: '09:00',
  });
  expect(toOpening(now, daily, [...december, '2027-01-01'])).toBeUndefined();
});
