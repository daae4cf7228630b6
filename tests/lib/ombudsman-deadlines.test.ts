import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addWorkingDays, toOmbudsmanDeadlines } from '../../src/lib/ombudsman-deadlines.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('an incident and a complaint give the dates of the rules (CONT-7)', () => {
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-11-20')).toEqual({
    lastFilingDay: '2026-12-01',
    inTime: true,
    review: '2026-12-01',
    decision: '2026-12-20',
    complexDecision: '2027-01-19',
  });
});

test('the thirtieth day is in time, the next is not', () => {
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-12-01').inTime).toBe(true);
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-12-02').inTime).toBe(false);
});

test('a public holiday puts the review off, but no limit that is counted in days', () => {
  const holidays = ['2026-11-24', '2026-11-22'];
  const { review, decision } = toOmbudsmanDeadlines('2026-11-01', '2026-11-20', holidays);
  expect([review, decision]).toEqual(['2026-12-02', '2026-12-20']);
});

test('days are counted over the ends of months and leap years', () => {
  expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2027-03-01',
    '2027-01-01',
  ]);
});

test('working days end on a working day, and n of them leave exactly n between', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const end = addWorkingDays(from, count);
      const passed: string[] = [];
      for (let current = addDays(from, 1); current <= end; current = addDays(current, 1)) passed.push(current);
      const working = passed.filter((one) => ![0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay()));
      expect(working).toHaveLength(count);
      expect(working.at(-1)).toBe(end);
    }),
  );
});
