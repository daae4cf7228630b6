import { expect, test } from 'vitest';
import { toComplaintDays } from '../../../../src/islands/contact-form/rules.ts';

const today = '2026-11-20';
const at = (time: string) => new Date(`${time}:00+05:30`);
const now = at('2026-11-20T14:00');
const time = { closes: '18:00', holidays: [] as string[] };

test.each(['', '2026-11-2', '202026-11-20', '2026-11-200', '2026-11-21'])(
  '“%s” is incomplete or in the future, so it has no deadlines',
  (day) => {
    expect(toComplaintDays(day, now, time, 'en')).toBeUndefined();
  },
);

test('the deadlines are written as the language writes days (CONT-7)', () => {
  expect(toComplaintDays('2026-11-01', now, time, 'en')).toEqual({
    inTime: true,
    dates: {
      counted: '20 November 2026',
      lastFilingDay: '1 December 2026',
      review: '1 December 2026',
      decision: '20 December 2026',
      complexDecision: '19 January 2027',
    },
  });
  expect(
    toComplaintDays('2026-11-01', now, { ...time, holidays: ['2026-11-24'] }, 'hi')?.dates.review,
  ).toBe('2 दिसंबर 2026');
});

test('an incident of today is in time, one of two months ago is not', () => {
  expect(toComplaintDays(today, now, time, 'en')?.inTime).toBe(true);
  expect(toComplaintDays('2026-09-20', now, time, 'en')?.inTime).toBe(false);
});
