import type { Store } from '../../service/database/schema.ts';
import { isOpen, type SubmissionState } from '../../service/database/states.ts';

interface Change {
  submission: string;
  /** The version that the person has seen. */
  version: number;
  state: SubmissionState;
  note: string;
  /** The address of the author. */
  address: string;
}

/**
 * Stores a change. Returns false on a conflict, when somebody else has changed the submission since
 * the person saw it.
 */
export async function storeChange(
  store: Store,
  { submission, version, state, note, address }: Change,
  now: Date,
): Promise<boolean> {
  const changed = await store
    .updateTable('submissions')
    .set({ state, is_open: isOpen(state) ? 1 : 0, version: version + 1 })
    .where('id', '=', submission)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await store
    .insertInto('changes')
    .values({
      submission_id: submission,
      version: version + 1,
      address,
      changed_at: now.toISOString(),
      state,
      note,
    })
    .execute();
  return true;
}
