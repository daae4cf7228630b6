/** What the staff can say of a submission, in the usual order. */
export const states = ['new', 'progress', 'answered', 'closed'] as const;

export type SubmissionState = (typeof states)[number];

/** Whether an answer is still owed. */
export const isOpen = (state: SubmissionState) => state === 'new' || state === 'progress';
