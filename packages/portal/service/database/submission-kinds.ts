import type { SubmissionSubject } from '../../contract/answer-days.ts';

/** The kinds of submissions, each with its letter in a reference. */
export const kindLetters = {
  application: 'A',
  message: 'M',
  complaint: 'K',
  certificate: 'C',
} as const;

export type SubmissionKind = keyof typeof kindLetters;

/** The kind of what was sent: a complaint is a message with rules of its own. */
export function toKind(sent: SubmissionSubject): SubmissionKind {
  if (sent === 'application' || sent === 'certificate') return sent;
  return sent === 'Complaint' ? 'complaint' : 'message';
}
