import { expect, test } from 'vitest';
import { noDetails } from '../../../packages/portal/contract/complaint-details.ts';
import type { SubmissionState } from '../../../packages/portal/service/database/states.ts';
import {
  isUnpublished,
  moveCase,
  openCase,
} from '../../../packages/portal/service/submissions/complaint-case.ts';

const holidays = ['2026-11-24', '2026-12-25'];
const opened = (arrived: string) =>
  openCase(new Date(`${arrived}:00+05:30`), { closes: '18:00', holidays }, noDetails);

test.each([
  // A Friday; Tuesday is a holiday.
  ['2026-11-20T17:59', '2026-11-20', '2026-12-02', '2026-12-20', '2027-01-19'],
  ['2026-11-20T18:00', '2026-11-23', '2026-12-03', '2026-12-23', '2027-01-22'],
  ['2026-11-23T18:00', '2026-11-25', '2026-12-04', '2026-12-25', '2027-01-24'],
  ['2026-12-24T18:00', '2026-12-28', '2027-01-06', '2027-01-27', '2027-02-26'],
])('the days of a complaint that arrives at %s count from %s', (arrived, counted, ...days) => {
  const [review, decision, complexDecision] = days;
  expect(opened(arrived).days).toEqual({ counted, review, decision, complexDecision });
});

const days = opened('2026-11-20T14:00').days;

test.each<[stages: [SubmissionState, string][], due: string | undefined, added: object]>([
  [[['waiting', '2026-11-23']], '2026-12-03', { answer: '2026-12-03' }],
  [[['waiting', '2026-12-24']], '2027-01-05', { answer: '2027-01-05' }],
  [[['accepted', '2026-12-01']], '2026-12-20', {}],
  [[['complex', '2026-12-18']], '2027-01-19', {}],
  [[['decided', '2026-12-18']], '2027-01-02', { decided: '2026-12-18', appeal: '2027-01-02' }],
  [
    [
      ['decided', '2026-12-18'],
      ['appealed', '2026-12-30'],
      ['closed', '2027-02-01'],
    ],
    undefined,
    {
      decided: '2026-12-18',
      appeal: '2027-01-02',
      appealDecision: '2027-02-13',
      closed: '2027-02-01',
    },
  ],
  [
    [
      ['decided', '2026-12-18'],
      ['accepted', '2026-12-19'],
    ],
    '2026-12-20',
    {},
  ],
  [[['closed', '2026-12-01']], undefined, { closed: '2026-12-01' }],
])('the stages %j end by %s, and the mailed days stay', (stages, due, added) => {
  // Later holidays move nothing that was mailed.
  const time = { holidays: [...holidays, '2026-12-02'] };
  let moved: ReturnType<typeof moveCase> = { case: opened('2026-11-20T14:00'), due: undefined };
  for (const [stage, day] of stages)
    moved = moveCase(moved.case, stage, stage === 'waiting' ? { day, holidays } : { day, ...time });
  expect([moved.due, moved.case.days]).toEqual([due, { ...days, ...added }]);
});

test.each([
  ['upheld', '', true],
  ['settled', 'OMB/2026/015', true],
  ['upheld', 'OMB/2026/014', false],
  ['upheld', '–', false],
  ['withdrawn', '', false],
  ['', '', false],
])('a case with the outcome “%s” and the order “%s” is unpublished: %s', (outcome, order, is) => {
  expect(isUnpublished({ outcome, order }, ['OMB/2026/014'])).toBe(is);
});
