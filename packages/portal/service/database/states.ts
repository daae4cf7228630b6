/** The states that the staff set, in the usual order. */
export const states = ['new', 'progress', 'answered', 'closed', 'spam'] as const;

export type SubmissionState = (typeof states)[number];

/** Open submissions still need an answer. */
export const isOpen = (state: SubmissionState) => state === 'new' || state === 'progress';
