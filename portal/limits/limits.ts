import { sql } from 'kysely';
import type { Database, Store } from '../database/schema.ts';

/** How often something may happen. */
export interface Limit {
  calls: number;
  seconds: number;
}

/**
 * Counts a call. In the database, so that every process counts together.
 *
 * @param id who or what is limited; never a plain address
 * @returns how many seconds to wait; 0 when the call is allowed
 */
export async function countCall(
  database: Database | Store,
  id: string,
  { calls, seconds }: Limit,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - seconds * 1000).toISOString();
  const isOver = sql<boolean>`limits.started_at <= ${oldest}`;
  const row = await database
    .insertInto('limits')
    .values({ id, started_at: now.toISOString(), calls: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        calls: sql`case when ${isOver} then 1 else limits.calls + 1 end`,
        started_at: sql`case when ${isOver} then excluded.started_at else limits.started_at end`,
      }),
    )
    .returning(['calls', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.calls <= calls) return 0;
  return Math.max(1, Math.ceil((Date.parse(row.started_at) - now.getTime()) / 1000 + seconds));
}
