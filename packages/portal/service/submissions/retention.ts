import type { Retention } from '../../contract/settings.ts';
import { kindLetters, type SubmissionKind } from '../database/submission-kinds.ts';

const day = 24 * 60 * 60_000;

/** How long is kept what no setting names, in milliseconds. */
const keptFor = {
  /** A request whose address nobody has confirmed. */
  unconfirmed: day,
  /** Counts of calls; the longest limit is a day. */
  limits: 2 * day,
  /** Answers to what a form may send again; its page is open for so long at most. */
  answers: 7 * day,
  /** Mails about no submission, such as links to sign in. */
  otherMails: 7 * day,
};

type Kept = SubmissionKind | keyof typeof keptFor;

/**
 * From when on is kept what the portal stores: what is older is due. All are times in ISO 8601, for
 * the kinds of submissions of their last change.
 */
export function toKeptFrom(retention: Retention, now: Date): Record<Kept, string> {
  const kinds = Object.keys(kindLetters) as SubmissionKind[];
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, monthsBefore(now, retention[kind]).toISOString()]),
    ...Object.entries(keptFor).map(([what, time]) => [
      what,
      new Date(now.getTime() - time).toISOString(),
    ]),
  ]) as Record<Kept, string>;
}

/** The same day some months before; the last of the month where it has no such day. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}
