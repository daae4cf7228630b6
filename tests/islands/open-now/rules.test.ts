import { expect, test } from 'vitest';
import { toOpening, type Opening } from '../../../src/islands/open-now/rules.ts';

const hours = [
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

test('hours without any opening have no next opening', () => {
  expect(toOpening(new Date('2026-11-18T12:00:00Z'), [], [])).toBeUndefined();
});
