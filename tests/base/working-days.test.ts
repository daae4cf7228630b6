import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  isDay,
  isWorkingDay,
  findWorkingDay,
} from '../../packages/base/shared/working-days.ts';

const holidays = ['2026-12-25', '2027-01-26'];

test.for<[day: string, days: number, expected: string]>([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2024-08-24', 30, '2024-09-23'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', ([day, days, expected]) => {
  expect(addDays(day, days)).toBe(expected);
});

test('Saturdays, Sundays and holidays are not working days', () => {
  expect(
    ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'].map((day) =>
      isWorkingDay(day, holidays),
    ),
  ).toEqual([true, false, false, false, true]);
});

test('a non-working day moves to the next working day; a working day stays', () => {
  expect(findWorkingDay('2026-12-25', holidays)).toBe('2026-12-28');
  expect(findWorkingDay('2026-12-28', holidays)).toBe('2026-12-28');
});

test.for<[day: string, days: number, expected: string]>([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 7, '2026-11-27'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-18', 7, '2026-12-30'],
  ['2027-01-22', 2, '2027-01-27'],
])('%s plus %i working days is %s', ([day, days, expected]) => {
  expect(addWorkingDays(day, days, holidays)).toBe(expected);
});

test.for<[text: string, expected: boolean]>([
  ['2026-11-18', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['18-11-2026', false],
  ['', false],
])('%j is a day: %s', ([text, expected]) => {
  expect(isDay(text)).toBe(expected);
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('adding n working days ends on the n-th working day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const end = addWorkingDays(from, count, []);
      const passed: string[] = [];
      for (let current = addDays(from, 1); current <= end; current = addDays(current, 1))
        passed.push(current);
      const working = passed.filter(
        (one) => ![0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay()),
      );
      expect(working).toHaveLength(count);
      expect(working.at(-1)).toBe(end);
    }),
  );
});
