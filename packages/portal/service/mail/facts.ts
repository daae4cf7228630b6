import type { Database } from '../database/schema.ts';

/** The state of the outbox, for the monitoring. */
export interface MailFacts {
  /** Seconds since the oldest waiting mail was queued; null without one. */
  oldestUnsent: number | null;
  /** Mails given up within a day; neither codes nor links. */
  givenUp: number;
  /** Codes and links that expired unsent within a day. */
  expired: number;
  /** The reason of the newest failure within a day, such as `EAUTH` for a refused login. */
  lastError: string | null;
}

const day = 24 * 60 * 60_000;

export async function readMailFacts(database: Database, now: Date): Promise<MailFacts> {
  const oldest = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.min('created_at').as('created_at'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const failed = await database
    .selectFrom('mails')
    .select(['next_at', 'error'])
    .where('error', '>', '')
    .where('failed_at', '>', new Date(now.getTime() - day).toISOString())
    .orderBy('failed_at', 'desc')
    .execute();
  const ended = failed.filter(({ next_at }) => next_at === null);
  const expired = ended.filter(({ error }) => error === 'expired').length;
  const age = now.getTime() - Date.parse(oldest.created_at ?? '');
  return {
    oldestUnsent: Number.isNaN(age) ? null : Math.max(0, Math.round(age / 1000)),
    givenUp: ended.length - expired,
    expired,
    lastError: failed.find(({ error }) => error !== 'expired')?.error ?? null,
  };
}
