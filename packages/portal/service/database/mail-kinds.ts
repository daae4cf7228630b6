import type { SubmissionKind } from './submission-kinds.ts';

/** What the text of each kind of mail needs to know. */
export interface MailDetails {
  /** A one-time code; the code itself follows from its id when the mail is sent. */
  code: { code: string };
  /** That something has arrived, for the person who sent it. */
  received: { kind: SubmissionKind; reference: string; due: string };
  /** That something has arrived, for the staff: its reference, and where it is in the inbox. */
  staff: { kind: SubmissionKind; reference: string; link: string };
  /** A link to the inbox at an address; the link itself follows from its id when the mail is sent. */
  'sign-in': { id: string; inbox: string };
}

export type MailKind = keyof MailDetails;
