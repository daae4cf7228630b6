import type { ExpressionBuilder } from 'kysely';
import { countRows } from '../database/count-rows.ts';
import type { MailRow, Schema, Store } from '../database/schema.ts';
import { toTime } from '../database/time.ts';
import { maxRetryDelay } from './retry.ts';

/**
 * Milliseconds for which a process has claimed a mail; longer than two mails in a row can take. If
 * the process was killed, another then sends the mail.
 */
const claimDuration = 3 * 60_000;

const hour = 60 * 60_000;

/** The part of the mails of an hour that only codes, links and digests may use. */
const reserved = 0.2;

/** Mails to one of the staff that make a digest when they wait together; the most in one. */
const digestSize = { min: 10, max: 1000 };

interface ClaimLimits {
  /** Mails that may be claimed now. */
  room: number;
  /** Mails that may be sent in an hour. */
  perHour: number;
  /** They count as sent. */
  inProgress: number;
}

/**
 * Claims due mails, codes and links first. Past the mails of the hour, receipts wait, and mails to
 * the staff for an hour. Links never wait: only the staff get them, and strangers could use up the
 * rest with codes. Returns lists of mails that go as one.
 */
export async function claimDue(
  store: Store,
  { room, perHour, inProgress }: ClaimLimits,
  now: Date,
): Promise<MailRow[][]> {
  if (room <= 0) return [];
  const left = perHour - inProgress - (await countSent(store, now));
  // For the mails that are not urgent.
  const free = Math.ceil(left - perHour * reserved);
  const claimed = await claim(
    store,
    selectDue(store, now)
      .$if(free <= 0, (due) => due.where(isUrgent(now)))
      .$if(left <= 0, (due) => due.where('kind', '=', 'link'))
      .limit(left > 0 ? Math.min(room, free > 0 ? free : left) : room),
    now,
  );
  const lists = new Map<string, MailRow[]>();
  for (const row of claimed) {
    const id = row.kind === 'staff' ? row.recipient : row.id;
    const list = lists.get(id) ?? (row.kind === 'staff' ? await claimDigest(store, row, now) : []);
    lists.set(list.length > 0 ? id : row.id, [...list, row]);
  }
  return [...lists.values()];
}

/** Claims the other mails to one of the staff, if many wait. */
async function claimDigest(
  store: Store,
  { recipient }: Pick<MailRow, 'recipient'>,
  now: Date,
): Promise<MailRow[]> {
  const due = selectDue(store, now)
    .where('kind', '=', 'staff')
    .where('recipient', '=', recipient)
    .limit(digestSize.max);
  return (await due.execute()).length < digestSize.min ? [] : claim(store, due, now);
}

/** Counts the mails of the last hour; a digest as one. */
function countSent(store: Store, now: Date): Promise<number> {
  const sent = store
    .selectFrom('mails')
    .select(['sent_at', 'recipient'])
    .distinct()
    .where('sent_at', '>', toTime(now, -hour))
    .where('sent_at', '<=', toTime(now))
    .as('sent');
  return countRows(store.selectFrom(sent));
}

const isUrgent =
  (now: Date) =>
  ({ eb, or, and }: ExpressionBuilder<Schema, 'mails'>) =>
    or([
      eb('kind', 'in', ['code', 'link']),
      and([eb('kind', '=', 'staff'), eb('created_at', '<=', toTime(now, -hour))]),
    ]);

/** A next try later than the longest wait comes from a wrong clock. */
const isDue =
  (now: Date) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'mails'>) =>
    or([eb('next_at', '<=', toTime(now)), eb('next_at', '>', toTime(now, maxRetryDelay))]);

const selectDue = (store: Store, now: Date) =>
  store.selectFrom('mails').select('id').where(isDue(now)).orderBy('kind').orderBy('next_at');

/**
 * Claims mails by moving their next try, so that no other process sends them. A process that does
 * the same waits for the rows and then finds them no longer due.
 */
async function claim(
  store: Store,
  due: ReturnType<typeof selectDue>,
  now: Date,
): Promise<MailRow[]> {
  const claimed = await store
    .updateTable('mails')
    .set(({ eb }) => ({ next_at: toTime(now, claimDuration), tries: eb('tries', '+', 1) }))
    .where(isDue(now))
    .where('id', 'in', due)
    .returningAll()
    .execute();
  return claimed.sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

/** Mails that were tried as one, with the columns to update. */
export interface TriedMails {
  ids: string[];
  outcome: Partial<MailRow>;
}

/** Stores the outcomes of mails. */
export async function markTried(store: Store, tried: readonly TriedMails[]): Promise<void> {
  for (const { ids, outcome } of tried)
    await store
      .updateTable('mails')
      .set(outcome)
      .where('id', 'in', ids)
      // Another process has sent it if this one exceeded its claim.
      .where('sent_at', 'is', null)
      .execute();
}
