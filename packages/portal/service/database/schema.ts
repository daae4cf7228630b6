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
  answers: { id: string; content: string; answer: string; answered_at: string };
  limits: { id: string; started_at: string; calls: number };
  sign_ins: SignInRow;
  sessions: SessionRow;
  changes: ChangeRow;
  access_log: AccessRow;
  tasks: TaskRow;
  /** The search index; see `packages/portal/service/search/words.ts`. */
  search_words: { submission_id: string; words: string };
}

interface SubmissionRow {
  id: string;
  kind: SubmissionKind;
  /** Missing until a code confirms the request for a certificate. */
  reference: string | null;
  state: 'unconfirmed' | SubmissionState;
  name: string;
  email: string;
  organization: string;
  language: Language;
  /** The unchanged payload (JSON). */
  payload: string;
  /** The version of the privacy notice next to the form; missing from other programs. */
  notice: string | null;
  received_at: string;
  /** The last day of the answer, or of the stage of a complaint; missing without a reference. */
  due_day: string | null;
  /** `ComplaintCase` as JSON; missing for other kinds. */
  complaint: string | null;
  /** The due day of which the staff were reminded last. */
  reminded_day: string | null;
  /** The number of changes by the staff. */
  version: Generated<number>;
  /** 0 in the states `answered`, `closed` and `spam`, otherwise 1. */
  is_open: Generated<0 | 1>;
  /** 1 while a court or an appeal needs it: nothing deletes it by its age. */
  on_hold: Generated<0 | 1>;
}

/** A change of a submission by the staff. */
interface ChangeRow {
  submission_id: string;
  /** The resulting version. */
  version: number;
  /** The author. */
  address: string;
  changed_at: string;
  state: SubmissionState;
  note: string;
}

/** What one of the staff did with personal data. It outlives the submission. */
export interface AccessRow {
  /** Sorts by time. */
  id: string;
  address: string;
  action: 'sign-in' | 'read' | 'export' | 'change' | 'delete';
  /** Empty for signing in. */
  reference: string;
  logged_at: string;
}

/** Why a task deletes nothing until a person confirms it; see `deletion-guard.ts`. */
export type StopReason = 'clock' | 'many' | 'retention';

/** The last complete run of a task. */
export interface TaskRow {
  id: 'deletion' | 'rotation' | 'write';
  ran_at: string;
  /** The clock has jumped if it is later than this. */
  trusted_until: string;
  /** The retention of the run, as JSON. */
  retention: string;
  /** Missing unless a later run has stopped. */
  stopped: StopReason | null;
}

/** A requested link to sign in. The link is not stored: it is derived from `id` and the secret. */
interface SignInRow {
  id: string;
  address: string;
  /** The browser that requested it; missing for a link printed on the server. */
  browser: string | null;
  /** The path in the inbox to open after signing in. */
  page: string;
  expires_at: string;
}

/** `id` is derived from the cookie, which is not stored. */
interface SessionRow {
  id: string;
  address: string;
  started_at: string;
  expires_at: string;
}

/** A one-time code. It is not stored: it is derived from `id` and the secret. */
interface CodeRow {
  /** Derived from the mailbox and the browser that requested the code. */
  requester: string;
  id: string;
  submission_id: string;
  expires_at: string;
  tries_left: number;
}

/** A mail in the outbox, or sent. Its text is rendered on sending. */
export interface MailRow {
  id: string;
  submission_id: string | null;
  kind: MailKind;
  recipient: string;
  language: Language;
  /** `MailDetails` as JSON. */
  details: string;
  created_at: string;
  /** The time of the next try; missing when sent or given up. */
  next_at: string | null;
  tries: number;
  sent_at: string | null;
  /** The reason why the last try failed. */
  error: string | null;
  /** The time of the last failed try. */
  failed_at: string | null;
}

export type Database = Kysely<Schema>;

/** A database inside a transaction. */
export type Store = Transaction<Schema>;
