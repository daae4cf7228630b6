import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows that a query finds. Postgres answers with text. */
export async function countRows<Tables, Table extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
