import type { SubmissionSubject } from '../../contract/answer-days.ts';

/** The letter of each kind in a reference. */
export const kindLetters = {
  application: 'A',
  message: 'M',
  complaint: 'K',
  certificate: 'C',
} as const;

export type SubmissionKind = keyof typeof kindLetters;

export const kinds = Object.keys(kindLetters) as SubmissionKind[];

/** A complaint is a message with its own rules. */
export function toKind(sent: SubmissionSubject): SubmissionKind {
  if (sent === 'application' || sent === 'certificate') return sent;
  return sent === 'Complaint' ? 'complaint' : 'message';
}
