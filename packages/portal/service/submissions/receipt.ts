import { toIndianDay } from '@federation/base/indian-day';
import type { Store } from '../database/schema.ts';
import { kindLetters, type SubmissionKind } from '../database/submission-kinds.ts';

/**
 * Takes the next reference of a kind, such as `IFSF-C-2026-000123`, with the year in India. Numbers
 * have no gaps, because the counter is part of the transaction.
 */
export async function takeReference(
  store: Store,
  kind: SubmissionKind,
  prefix: string,
  now: Date,
): Promise<string> {
  const year = Number(toIndianDay(now).slice(0, 4));
  const { last } = await store
    .insertInto('counters')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('counters.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return [prefix, kindLetters[kind], year, String(last).padStart(6, '0')].join('-');
}
