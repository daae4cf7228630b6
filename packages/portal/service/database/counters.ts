import { DatabaseSync } from 'node:sqlite';
import { toIndianDay } from '@federation/base/indian-day';
import { isPostgres, openDatabase } from './open.ts';
import type { Database, Schema } from './schema.ts';
import { kinds } from './submission-kinds.ts';

type Counter = Schema['counters'];

/** The gap in the numbers after a restore: more than a portal gives in a day. */
const skipped = 1000;

/**
 * Reads the counters of a database without changing it.
 *
 * @throws {Error} when it is missing or damaged
 */
export async function readCounters(name: string): Promise<Counter[]> {
  if (!isPostgres(name)) {
    const file = new DatabaseSync(name, { readOnly: true });
    try {
      return file.prepare('select kind, year, last from counters').all() as unknown as Counter[];
    } finally {
      file.close();
    }
  }
  const database = openDatabase(name);
  return database
    .selectFrom('counters')
    .selectAll()
    .execute()
    .finally(() => database.destroy());
}

/**
 * Lets the numbers of every kind go on after the highest that is known, with a gap.
 *
 * @param others the counters of other databases, such as the one that a backup has replaced
 */
export async function skipReferences(
  database: Database,
  others: readonly Counter[],
  now: Date,
): Promise<void> {
  const year = Number(toIndianDay(now).slice(0, 4));
  const known = [
    ...kinds.map((kind) => ({ kind, year, last: 0 })),
    ...(await database.selectFrom('counters').selectAll().execute()),
    ...others,
  ];
  const byLast = known.sort((one, other) => one.last - other.last);
  const highest = new Map(byLast.map((counter) => [`${counter.kind} ${counter.year}`, counter]));
  const counters = [...highest.values()].map((one) => ({ ...one, last: one.last + skipped }));
  await database
    .insertInto('counters')
    .values(counters)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet(({ ref }) => ({ last: ref('excluded.last') })),
    )
    .execute();
}
