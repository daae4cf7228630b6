import type { ExpressionBuilder } from 'kysely';
import type { MailRow, Schema, Store } from '../database/schema.ts';

/**
 * Milliseconds for which a process has claimed a mail; longer than two mails in a row can take. If
 * the process was killed, another then sends the mail.
 */
const claimDuration = 3 * 60_000;

/** Selects the mails whose time has come. */
const isDue = (now: Date) => (mails: ExpressionBuilder<Schema, 'mails'>) =>
  mails('next_at', '<=', now.toISOString());

/**
 * Claims due mails by moving their next try, so that no other process sends them. A process that
 * does the same waits for the rows and then finds them no longer due.
 */
export async function claimDue(store: Store, limit: number, now: Date): Promise<MailRow[]> {
  const claimed = await store
    .updateTable('mails')
    .set(({ eb }) => ({
      next_at: new Date(now.getTime() + claimDuration).toISOString(),
      tries: eb('tries', '+', 1),
    }))
    .where(isDue(now))
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mails')
        .select('id')
        .where(isDue(now))
        .orderBy('kind')
        .orderBy('next_at')
        .limit(limit),
    )
    .returningAll()
    .execute();
  return claimed.sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

/** A mail that was tried, with the columns to update. */
export interface TriedMail {
  id: string;
  outcome: Partial<MailRow>;
}

/** Stores the outcomes of mails. */
export async function markTried(store: Store, tried: readonly TriedMail[]): Promise<void> {
  for (const { id, outcome } of tried)
    await store
      .updateTable('mails')
      .set(outcome)
      .where('id', '=', id)
      // Another process has sent it if this one exceeded its claim.
      .where('sent_at', 'is', null)
      .execute();
}
