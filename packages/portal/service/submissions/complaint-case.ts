import { toCaseDays, type CaseDays, type WorkingTime } from '../../contract/answer-days.ts';
import type { ComplaintDetails } from '../../contract/complaint-details.ts';
import { ombudsmanLimits } from '@federation/base/ombudsman-deadlines';
import { addDays, addWorkingDays } from '@federation/base/working-days';
import type { SubmissionState } from '../database/states.ts';

/** How a case can end; the first four are the outcomes of published orders. */
export const outcomes = [
  'upheld',
  'partly-upheld',
  'dismissed',
  'settled',
  'not-accepted',
  'withdrawn',
] as const;

/** The facts that the office keeps of a complaint besides those that were sent. */
export interface ComplaintCase extends ComplaintDetails {
  days: CaseDays;
  /** One of `outcomes`; empty before the end. */
  outcome: string;
  /** The number of the published order; a dash if none will be published. */
  order: string;
}

/** Parses the stored case; undefined for other kinds. */
export const readCase = (stored: string | null) =>
  stored === null ? undefined : (JSON.parse(stored) as ComplaintCase);

/** The day by which each stage has to end. */
const nextDays: Partial<Record<SubmissionState, keyof CaseDays>> = {
  new: 'review',
  waiting: 'answer',
  accepted: 'decision',
  complex: 'complexDecision',
  decided: 'appeal',
  appealed: 'appealDecision',
};

/** @param details an empty text for what is not known */
export const openCase = (
  arrived: Date,
  time: WorkingTime,
  details: ComplaintDetails,
): ComplaintCase => ({ ...details, outcome: '', order: '', days: toCaseDays(arrived, time) });

/**
 * The case in another stage, and the day by which that has to end; undefined for stages without one.
 * Days that were set stay, except those of a decision that is taken back.
 *
 * @param day in India
 */
export function moveCase(
  { days: { decided, appeal, appealDecision, closed: _, ...days }, ...rest }: ComplaintCase,
  stage: SubmissionState,
  { day, holidays }: { day: string; holidays: readonly string[] },
): { case: ComplaintCase; due: string | undefined } {
  const { reviewWorkingDays, appealDays, appealDecisionDays } = ombudsmanLimits;
  const ended = {
    ...days,
    ...(decided && { decided }),
    ...(appeal && { appeal }),
    ...(appealDecision && { appealDecision }),
  };
  const added: Partial<Record<SubmissionState, CaseDays>> = {
    waiting: { ...days, answer: addWorkingDays(day, reviewWorkingDays, holidays) },
    decided: { ...ended, decided: decided ?? day, appeal: appeal ?? addDays(day, appealDays) },
    appealed: { ...ended, appealDecision: appealDecision ?? addDays(day, appealDecisionDays) },
    closed: { ...ended, closed: day },
    spam: ended,
  };
  const moved: CaseDays = added[stage] ?? days;
  const next = nextDays[stage];
  return { case: { ...rest, days: moved }, due: next && moved[next] };
}

/** True for a decided case without a published order. */
export const isUnpublished = (
  { outcome, order, days }: Pick<ComplaintCase, 'outcome' | 'order' | 'days'>,
  published: readonly string[],
): boolean =>
  (days.decided ?? days.closed) !== undefined &&
  (outcomes.slice(0, 4) as string[]).includes(outcome) &&
  !/^\p{Pd}$/u.test(order) &&
  !published.includes(order);
