import { expect, test } from 'vitest';
import { toOmbudsmanDeadlines } from '../../src/core/ombudsman-deadlines.ts';

test('the deadlines follow from the incident and the complaint (CONT-7)', () => {
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-11-20', [])).toEqual({
    lastFilingDay: '2026-12-01',
    inTime: true,
    review: '2026-12-01',
    decision: '2026-12-20',
    complexDecision: '2027-01-19',
  });
});

test('a complaint on day 30 is in time, on day 31 it is late', () => {
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-12-01', []).inTime).toBe(true);
  expect(toOmbudsmanDeadlines('2026-11-01', '2026-12-02', []).inTime).toBe(false);
});

test('a public holiday postpones the review, but no deadline in calendar days', () => {
  const holidays = ['2026-11-24', '2026-11-22'];
  const { review, decision } = toOmbudsmanDeadlines('2026-11-01', '2026-11-20', holidays);
  expect([review, decision]).toEqual(['2026-12-02', '2026-12-20']);
});
