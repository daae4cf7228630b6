import type { Generated, Kysely, Transaction } from 'kysely';
import type { Language } from '@federation/i18n/languages';
import type { MailKind } from './mail-kinds.ts';
import type { SubmissionKind } from './submission-kinds.ts';
import type { SubmissionState } from './states.ts';

/** The tables. Times are ISO 8601 in UTC, days `YYYY-MM-DD`; both sort as text. */
export interface Schema {
  submissions: SubmissionRow;
  counters: { kind: SubmissionKind; year: number; last: number };
  codes: CodeRow;
  mails: MailRow;
  answers: { id: string; answer: string; answered_at: string };
  limits: { id: string; started_at: string; calls: number };
  sign_ins: SignInRow;
  sessions: SessionRow;
  changes: ChangeRow;
  /** The words of what the inbox finds; see `packages/portal/service/search/words.ts`. */
  search_words: { word: string; submission_id: string };
}

/** What a form has sent. */
interface SubmissionRow {
  id: string;
  kind: SubmissionKind;
  /** Missing until the address of a request for a certificate is confirmed. */
  reference: string | null;
  state: 'unconfirmed' | SubmissionState;
  name: string;
  email: string;
  organization: string;
  language: Language;
  /** What was sent, as it was sent (JSON). */
  payload: string;
  /** The version of the privacy notice beside the form; missing when another program sent it. */
  notice: string | null;
  received_at: string;
  /** The last day of the answer; missing until there is a reference. */
  due_day: string | null;
  /** How often the staff have changed it. */
  version: Generated<number>;
  /** 1 while an answer is owed, that is, in the states `new` and `progress`; otherwise 0. */
  is_open: Generated<0 | 1>;
}

/** What the staff have done with a submission. */
interface ChangeRow {
  submission_id: string;
  /** The version that the change has made. */
  version: number;
  /** Who made it. */
  address: string;
  changed_at: string;
  state: SubmissionState;
  note: string;
}

/** A link to sign in that was asked for. The link itself is nowhere: it follows from `id` and the secret. */
interface SignInRow {
  id: string;
  /** Who asked. */
  address: string;
  /** The browser that asked; missing when the link was printed on the server. */
  browser: string | null;
  /** The page of the inbox that is shown afterwards, below its address. */
  page: string;
  expires_at: string;
}

/** Somebody who has signed in. `id` follows from the cookie, which is stored nowhere. */
interface SessionRow {
  id: string;
  address: string;
  expires_at: string;
}

/** A one-time code of a mailbox. The code itself is nowhere: it follows from `id` and the secret. */
interface CodeRow {
  mailbox: string;
  id: string;
  submission_id: string;
  expires_at: string;
  tries_left: number;
}

/** A mail that is owed. Its text is made when it is sent. */
export interface MailRow {
  id: string;
  submission_id: string | null;
  kind: MailKind;
  recipient: string;
  language: Language;
  /** What its text needs (JSON). */
  details: string;
  created_at: string;
  /** When it is tried next; missing when it is sent or given up. */
  next_at: string | null;
  tries: number;
  sent_at: string | null;
  /** Why the last try failed. */
  error: string | null;
}

export type Database = Kysely<Schema>;

/** A database inside a transaction. */
export type Store = Transaction<Schema>;
