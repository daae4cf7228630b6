import type { AccessRow, Database, Store } from '../../service/database/schema.ts';
import { createId } from '../../service/submissions/new-id.ts';
import { signedInAddress, type InboxContext } from '../request/context.ts';

interface Access {
  action: AccessRow['action'];
  references: readonly string[];
  /** Of the person who signs in. */
  address?: string;
}

/** Logs what a person did with submissions, before or with it. */
export async function logAccess(
  context: InboxContext,
  store: Database | Store,
  { action, references, address = signedInAddress(context) }: Access,
): Promise<void> {
  const now = context.get('portal').now();
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
