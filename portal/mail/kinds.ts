import type { Kind } from '../submissions/kinds.ts';

/** What the text of each kind of mail needs to know. */
export interface MailDetails {
  /** A one-time code; the code itself follows from its id when the mail is sent. */
  code: { code: string };
  /** That something has arrived, for the person who sent it. */
  received: { kind: Kind; reference: string; due: string };
}

export type MailKind = keyof MailDetails;
