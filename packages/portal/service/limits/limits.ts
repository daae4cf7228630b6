import { sql } from 'kysely';
import type { Database, Store } from '../database/schema.ts';

/** A number of calls within a time. */
export interface Limit {
  calls: number;
  seconds: number;
}

/**
 * Counts a call in the database, so that all processes count together.
 *
 * @param id the mailbox, never as a plain address
 * @returns the seconds to wait; 0 when the call is allowed
 */
export async function countCall(
  database: Database | Store,
  id: string,
  limit: Limit,
  now: Date,
): Promise<number> {
  const { after, until } = toWindow(limit, now);
  const hasEnded = sql<boolean>`(limits.started_at <= ${after} or limits.started_at > ${until})`;
  const row = await database
    .insertInto('limits')
    .values({ id, started_at: now.toISOString(), calls: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        calls: sql`case when ${hasEnded} then 1 else limits.calls + 1 end`,
        started_at: sql`case when ${hasEnded} then excluded.started_at else limits.started_at end`,
      }),
    )
    .returning(['calls', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.calls <= limit.calls) return 0;
  const end = Date.parse(row.started_at) + limit.seconds * 1000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

/** A count is current if it started in this window. A start in the future comes from a wrong clock. */
function toWindow({ seconds }: Limit, now: Date): { after: string; until: string } {
  const at = (shift: number) => new Date(now.getTime() + shift * 1000).toISOString();
  return { after: at(-seconds), until: at(seconds) };
}
