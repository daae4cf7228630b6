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
