import { expect, test } from 'vitest';
import { toAnswerDay } from '../../../packages/portal/contract/answer-days.ts';

const time = { closes: '18:00', holidays: ['2026-11-24'] };
/** A time of day in India. */
const at = (text: string) => new Date(`${text}:00+05:30`);

test.each([
  // A Friday; Tuesday is a holiday.
  ['Membership', '2026-11-20T14:00', '2026-11-25'],
  ['Feedback', '2026-11-20T14:00', '2026-11-30'],
  ['General Inquiry', '2026-11-20T14:00', '2026-11-30'],
  ['certificate', '2026-11-20T14:00', '2026-11-26'],
  ['application', '2026-11-20T14:00', '2026-12-02'],
  ['Complaint', '2026-11-20T14:00', '2026-12-02'],
] as const)('%s that arrives at %s is answered by %s', (sent, arrived, due) => {
  expect(toAnswerDay(sent, at(arrived), time)).toBe(due);
});

test.each([
  ['before closing time', '2026-11-20T17:59', '2026-11-25'],
  ['at closing time', '2026-11-20T18:00', '2026-11-26'],
  ['on a Saturday', '2026-11-21T10:00', '2026-11-26'],
  ['on a holiday', '2026-11-24T10:00', '2026-11-27'],
  ['in the night before a working day', '2026-11-26T00:30', '2026-11-30'],
])('a form that arrives %s counts from its working day', (_, arrived, due) => {
  expect(toAnswerDay('Membership', at(arrived), time)).toBe(due);
});
