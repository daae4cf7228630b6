import { toMailbox, type Secrets } from '../call/secrets.ts';
import type { Database, Store } from '../database/schema.ts';

/** A number of calls within a time. */
export interface Limit {
  calls: number;
  seconds: number;
}

/**
 * Counts a call in the database, so that all processes count together. Each window of time has a row
 * of its own, so that a wrong clock locks nobody out later.
 *
 * @param name the mailbox, never as a plain address
 * @returns the seconds to wait; 0 when the call is allowed
 */
export async function countCall(
  database: Database | Store,
  name: string,
  limit: Limit,
  now: Date,
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = Math.floor(seconds / limit.seconds);
  const { calls } = await database
    .insertInto('limits')
    .values({ id: `${name} ${window}`, started_at: now.toISOString(), calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ calls: eb(ref('limits.calls'), '+', 1) })),
    )
    .returning('calls')
    .executeTakeFirstOrThrow();
  return calls <= limit.calls ? 0 : (window + 1) * limit.seconds - seconds;
}

/**
 * The mailbox of an address for rate limits. Ignores tags, dots and signs as mail servers do, so that
 * nobody can send one mailbox more mails by varying them.
 *
 * @example normalizeMailbox('<Asha.Rao+bank@Bank.example>') // 'asharao@bank.example'
 */
function normalizeMailbox(email: string): string {
  const [local = '', domain = ''] = toMailbox(email).split('@');
  const letters = local.replace(/\+.*$/su, '').replace(/[^\p{L}\p{M}\p{N}_-]/gu, '');
  return `${letters}@${domain.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '')}`;
}

/**
 * Counts a form of a mailbox by each limit. After a refusal, the remaining limits do not count it.
 *
 * @returns the seconds to wait; 0 when the form is allowed
 */
export async function countForm(
  store: Store,
  { toId }: Secrets,
  email: string,
  limits: readonly Limit[],
  now: Date,
): Promise<number> {
  const mailbox = toId('mailbox', normalizeMailbox(email));
  for (const limit of limits) {
    const seconds = await countCall(store, `form ${limit.seconds} ${mailbox}`, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}
