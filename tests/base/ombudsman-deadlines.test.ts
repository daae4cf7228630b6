import { expect, test } from 'vitest';
import { getOmbudsmanDeadlines } from '../../packages/base/shared/ombudsman-deadlines.ts';

test('the deadlines follow from the incident and the complaint (CONT-7)', () => {
  expect(getOmbudsmanDeadlines('2026-11-01', '2026-11-20', [])).toEqual({
    lastFilingDay: '2026-12-01',
    inTime: true,
    review: '2026-12-01',
    decision: '2026-12-20',
    complexDecision: '2027-01-19',
  });
});

test('a complaint on day 30 is in time, on day 31 it is late', () => {
  expect(getOmbudsmanDeadlines('2026-11-01', '2026-12-01', []).inTime).toBe(true);
  expect(getOmbudsmanDeadlines('2026-11-01', '2026-12-02', []).inTime).toBe(false);
});

test('a public holiday postpones the review, but no deadline in calendar days', () => {
  const holidays = ['2026-11-24', '2026-11-22'];
  const { review, decision } = getOmbudsmanDeadlines('2026-11-01', '2026-11-20', holidays);
  expect([review, decision]).toEqual(['2026-12-02', '2026-12-20']);
});

test.for<[sent: string, review: string, decision: string]>([
  // Guru Nanak Jayanti, a Tuesday.
  ['2026-11-20', '2026-12-02', '2026-12-20'],
  ['2026-11-21', '2026-12-03', '2026-12-23'],
  ['2026-11-23', '2026-12-03', '2026-12-23'],
  ['2026-11-24', '2026-12-04', '2026-12-25'],
  ['2026-11-25', '2026-12-04', '2026-12-25'],
  // Christmas Day, a Friday before a weekend.
  ['2026-12-24', '2027-01-05', '2027-01-23'],
  ['2026-12-25', '2027-01-06', '2027-01-27'],
  ['2026-12-27', '2027-01-06', '2027-01-27'],
  // Diwali, a Sunday, moves nothing; the last holiday of a pair does.
  ['2026-11-06', '2026-11-17', '2026-12-06'],
  ['2026-03-25', '2026-04-08', '2026-04-24'],
])('a complaint sent on %s around a holiday is reviewed by %s and decided by %s', (dates) => {
  const [sent, review, decision] = dates;
  const holidays = [
    '2026-03-26',
    '2026-03-31',
    '2026-04-03',
    '2026-11-08',
    '2026-11-24',
    '2026-12-25',
  ];
  expect(getOmbudsmanDeadlines(sent, sent, holidays)).toMatchObject({ review, decision });
});
