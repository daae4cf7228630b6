import type { Store } from '../../service/database/schema.ts';
import { logAccess } from '../access/log.ts';
import type { InboxContext } from '../request/context.ts';

/**
 * Deletes a submission with its mails, words and history, and the stored response of its form.
 * Returns false when it is on hold or somebody else has changed it since the person saw it.
 */
export async function deleteSubmission(
  context: InboxContext,
  store: Store,
  { reference, version }: { reference: string; version: number },
): Promise<boolean> {
  const deleted = await store
    .deleteFrom('submissions')
    .where('reference', '=', reference)
    .where('version', '=', version)
    .where('on_hold', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return false;
  await store.deleteFrom('answers').where('answer', 'like', `%${reference}%`).execute();
  await logAccess(context, store, { action: 'delete', references: [reference] });
  return true;
}
