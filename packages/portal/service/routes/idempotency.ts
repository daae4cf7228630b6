import type { EndpointResponse } from '../call/call.ts';
import type { Database, Store } from '../database/schema.ts';

/**
 * Handles a call in one transaction, and only once: the same call gets the stored response. Does not
 * store a refusal, so that the same call can be accepted later.
 *
 * @param id identifies the call; without it, every call is handled
 */
export async function handleOnce(
  database: Database,
  id: string | undefined,
  now: Date,
  handle: (store: Store) => Promise<EndpointResponse>,
): Promise<EndpointResponse> {
  return database.transaction().execute(async (store) => {
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
