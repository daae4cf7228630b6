import { expect, test } from 'vitest';
import { noDetails } from '../../../packages/portal/contract/complaint-details.ts';
import type { SubmissionState } from '../../../packages/portal/service/database/states.ts';
import {
  isUnpublished,
  moveCase,
  openCase,
} from '../../../packages/portal/service/submissions/complaint-case.ts';

const holidays = ['2026-11-24', '2026-12-25'];
// A Friday; the Tuesday after it is a holiday.
const opened = openCase(
  new Date('2026-11-20T14:00:00+05:30'),
  { closes: '18:00', holidays },
  noDetails,
);

const days = opened.days;

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
      ['appealed', '2026-12-30'],
      ['decided', '2027-01-04'],
      ['appealed', '2027-01-05'],
    ],
    '2027-02-13',
    { decided: '2026-12-18', appeal: '2027-01-02', appealDecision: '2027-02-13' },
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
  let moved: ReturnType<typeof moveCase> = { case: opened, due: undefined };
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
  const found = { outcome, order, days: { ...days, decided: '2026-12-18' } };
  expect(isUnpublished(found, ['OMB/2026/014'])).toBe(is);
  expect(isUnpublished({ ...found, days }, [])).toBe(false);
});
