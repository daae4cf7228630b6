import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { EndpointResponse } from '../call/call.ts';
import type { Database, Store } from '../database/schema.ts';

interface IdentifiedCall {
  /** Without it, every call is handled. */
  id: string | undefined;
  /** The id of its body. */
  content: string;
  now: Date;
  language: Language;
  /** True when nobody waits for the response any more. */
  isGone: () => boolean;
}

/**
 * Handles a call in one transaction, and only once: the same call gets the stored response, and one
 * with another body the reference of the first. Does not store a refusal, so that the same call can be
 * accepted later. What has no reference yet can be corrected.
 *
 * @returns undefined when the caller has gone before anything was stored
 */
export async function handleOnce(
  database: Database,
  { id, content, now, language, isGone }: IdentifiedCall,
  handle: (store: Store) => Promise<EndpointResponse>,
): Promise<EndpointResponse | undefined> {
  return database.transaction().execute(async (store) => {
    if (isGone()) return undefined;
    if (id === undefined) return handle(store);
    // Inserted first, so that the same call in another process waits for this one.
    const taken = await store
      .insertInto('answers')
      .values({ id, content, answer: '', answered_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!taken) {
      const first = await store
        .selectFrom('answers')
        .select(['content', 'answer'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = JSON.parse(first.answer) as EndpointResponse;
      const { reference } = answer.body;
      if (first.content === content) return answer;
      if (reference !== undefined) {
        const message = fill(dictionaries[language].portal.alreadyArrived, { reference });
        return { status: 422, body: { message, reference } };
      }
    }
    const answer = await handle(store);
    if (answer.status >= 400) await store.deleteFrom('answers').where('id', '=', id).execute();
    else
      await store
        .updateTable('answers')
        .set({ content, answer: JSON.stringify(answer) })
        .where('id', '=', id)
        .execute();
    return answer;
  });
}
