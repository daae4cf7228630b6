import type { AccessRow, Database, Store } from '../../service/database/schema.ts';
import { createId } from '../../service/submissions/new-id.ts';

/** Logs what a person did with submissions, before or with it. */
export async function logAccess(
  store: Database | Store,
  { address, action }: Pick<AccessRow, 'address' | 'action'>,
  references: readonly string[],
  now: Date,
): Promise<void> {
  const logged_at = now.toISOString();
  const rows = references.map((reference) => ({
    id: createId(now),
    address,
    action,
    reference,
    logged_at,
  }));
  await store.insertInto('access_log').values(rows).execute();
}
