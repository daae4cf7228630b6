import { expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatTime,
  formatTimes,
  isBefore,
  formatDateBadge,
} from '../../packages/base/shared/dates.ts';

test('a day is formatted in both languages with the digits 0 to 9 (I18N-6)', () => {
  expect(formatDay('2026-11-18', 'en')).toBe('18 November 2026');
  expect(formatDay('2026-11-18', 'hi')).toBe('18 नवंबर 2026');
});

test('the first and last day of a year are not shifted', () => {
  expect(formatDay('2026-01-01', 'en')).toBe('1 January 2026');
  expect(formatDay('2026-12-31', 'en')).toBe('31 December 2026');
});

test('a date badge has a two-digit day, a short month and the year', () => {
  expect(formatDateBadge('2026-11-04', 'en')).toEqual({ day: '04', month: 'Nov', year: '2026' });
  expect(formatDateBadge('2026-11-04', 'hi')).toMatchObject({ day: '04', year: '2026' });
  expect(formatDateBadge('2026-11-04', 'hi').month).toMatch(/^नव/);
});

test.each([
  ['2026-11-18', undefined, '18 November 2026'],
  ['2026-11-18', '2026-11-18', '18 November 2026'],
  ['2026-11-18', '2026-11-19', '18–19 November 2026'],
  ['2026-11-30', '2026-12-01', '30 November–1 December 2026'],
  ['2026-12-31', '2027-01-01', '31 December 2026–1 January 2027'],
])('the range from %s to %s is formatted as %s', (from, to, expected) => {
  expect(formatDays(from, to, 'en')).toBe(expected);
});

test('a range of days is formatted in Hindi too', () => {
  expect(formatDays('2026-11-18', '2026-11-19', 'hi')).toBe('18–19 नवंबर 2026');
});

test.each([
  ['00:00', '12:00 AM', 'रात 12:00'],
  ['09:00', '9:00 AM', 'सुबह 9:00'],
  ['12:00', '12:00 PM', 'दोपहर 12:00'],
  ['13:00', '1:00 PM', 'दोपहर 1:00'],
  ['17:30', '5:30 PM', 'शाम 5:30'],
  ['23:59', '11:59 PM', 'रात 11:59'],
])('the time %s is %s in English and %s in Hindi', (time, english, hindi) => {
  expect(formatTime(time, 'en')).toBe(english);
  expect(formatTime(time, 'hi')).toBe(hindi);
});

test.each([
  ['16:00', '17:30', 'hi', ['शाम 4:00', '5:30']],
  ['09:00', '17:30', 'hi', ['सुबह 9:00', 'शाम 5:30']],
  ['16:00', '17:30', 'en', ['4:00 PM', '5:30 PM']],
] as const)('%s to %s in %s names a part of the day once', (from, to, language, expected) => {
  expect(formatTimes(from, to, language)).toEqual(expected);
});

test('days are compared across months and years, and a day is not before itself', () => {
  expect(isBefore('2026-09-30', '2026-10-01')).toBe(true);
  expect(isBefore('2025-12-31', '2026-01-01')).toBe(true);
  expect(isBefore('2026-11-18', '2026-11-18')).toBe(false);
  expect(isBefore('2026-11-19', '2026-11-18')).toBe(false);
});
