import type { Retention } from '../../contract/settings.ts';
import { toTime } from '../database/time.ts';
import { kinds, type SubmissionKind } from '../database/submission-kinds.ts';

const day = 24 * 60 * 60_000;

/** The retention of data without a setting, in milliseconds. */
const keptFor = {
  /** Requests not confirmed by a code. */
  unconfirmed: day,
  /** The longest rate limit is a day. */
  limits: 2 * day,
  /** Responses for forms sent again; no page stays open for longer. */
  answers: 7 * day,
  /** Mails without a submission, such as links to sign in. */
  otherMails: 7 * day,
  /** A year, also a leap year. */
  accessLog: 366 * day,
};

type Kept = SubmissionKind | keyof typeof keptFor;

/**
 * The time (ISO 8601) before which data is due for deletion. For submissions, the last change
 * counts.
 */
export function toKeptFrom(retention: Omit<Retention, 'backups'>, now: Date): Record<Kept, string> {
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, monthsBefore(now, retention[kind]).toISOString()]),
    ...Object.entries(keptFor).map(([what, time]) => [what, toTime(now, -time)]),
  ]) as Record<Kept, string>;
}

/** The same day in an earlier month, or its last day if it is shorter. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}
