import type { SubmissionState } from './states.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/**
 * The data for the text of each kind of mail. Mails are sent in the alphabetical order of their
 * kinds, because people wait for codes and links.
 */
export interface MailDetails {
  /** The id of a one-time code, which is derived from it when the mail is sent. */
  code: { code: string };
  /** The id of a link to sign in, which is derived from it when the mail is sent. */
  link: { id: string; inbox: string };
  /** Confirms a submission to its sender. */
  received: { kind: SubmissionKind; reference: string; due: string };
  /** Reminds the staff of the day by which the stage of a complaint ends. */
  reminder: {
    reference: string;
    state: 'unconfirmed' | SubmissionState;
    due: string;
    link: string;
  };
  /** Tells the staff of a submission, with its link in the inbox. */
  staff: { kind: SubmissionKind; reference: string; link: string };
}

export type MailKind = keyof MailDetails;
