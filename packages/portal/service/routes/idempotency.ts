import type { EndpointResponse } from '../call/call.ts';
import type { Database, Store } from '../database/schema.ts';

interface IdentifiedCall {
  /** Without it, every call is handled. */
  id: string | undefined;
  now: Date;
  /** True when nobody waits for the response any more. */
  isGone: () => boolean;
}

/**
 * Handles a call in one transaction, and only once: the same call gets the stored response. Does not
 * store a refusal, so that the same call can be accepted later.
 *
 * @returns undefined when the caller has gone before anything was stored
 */
export async function handleOnce(
  database: Database,
  { id, now, isGone }: IdentifiedCall,
  handle: (store: Store) => Promise<EndpointResponse>,
): Promise<EndpointResponse | undefined> {
  return database.transaction().execute(async (store) => {
    if (isGone()) return undefined;
    if (id === undefined) return handle(store);
    // Inserted first, so that the same call in another process waits for this one.
    const taken = await store
      .insertInto('answers')
      .values({ id, answer: '', answered_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const mine = store.selectFrom('answers').select('answer').where('id', '=', id);
    if (!taken)
      return JSON.parse((await mine.executeTakeFirstOrThrow()).answer) as EndpointResponse;
    const answer = await handle(store);
    if (answer.status >= 400) await store.deleteFrom('answers').where('id', '=', id).execute();
    else
      await store
        .updateTable('answers')
        .set({ answer: JSON.stringify(answer) })
        .where('id', '=', id)
        .execute();
    return answer;
  });
}
