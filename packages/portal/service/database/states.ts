import type { SubmissionKind } from './submission-kinds.ts';

/** The states that the staff set, in the usual order. Those of a complaint are its stages. */
export const states = [
  'new',
  'progress',
  'answered',
  'waiting',
  'accepted',
  'complex',
  'decided',
  'appealed',
  'closed',
  'spam',
] as const;

const forAll: readonly string[] = ['new', 'closed', 'spam'];

const forOthers: readonly string[] = ['progress', 'answered'];

/** The states that submissions of some kinds can have. */
export const toStates = (kinds: readonly SubmissionKind[]): SubmissionState[] =>
  states.filter(
    (state) =>
      forAll.includes(state) ||
      kinds.some((kind) => (kind === 'complaint') !== forOthers.includes(state)),
  );

export type SubmissionState = (typeof states)[number];

/** Open submissions still have a day by which something has to be done. */
export const isOpen = (state: SubmissionState) =>
  state !== 'answered' && state !== 'closed' && state !== 'spam';
