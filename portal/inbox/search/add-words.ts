import type { Database, Store } from '../../database/schema.ts';
import { inTurns, rowsOfTurn } from '../../in-turns.ts';
import { toStoredWords } from './words.ts';

/** Makes submissions findable, once they have a reference. */
export async function addSearchWords(
  store: Database | Store,
  ids: readonly string[],
): Promise<void> {
  const found = await store
    .selectFrom('submissions')
    .select(['id', 'reference', 'name', 'email', 'organization'])
    .where('id', 'in', ids)
    .execute();
  for (const one of found)
    await store
      .insertInto('search_words')
      .values(toStoredWords(one).map((word) => ({ word, submission_id: one.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Makes findable what an older release has stored, which knew of no search; some submissions at a
 * time.
 */
export async function addMissingWords(database: Database, signal?: AbortSignal): Promise<void> {
  let last = '';
  await inTurns(async () => {
    const some = await database
      .selectFrom('submissions')
      .select(({ exists, selectFrom }) => [
        'submissions.id',
        exists(
          selectFrom('search_words')
            .select('word')
            .whereRef('submission_id', '=', 'submissions.id'),
        ).as('has_words'),
      ])
      .where('reference', 'is not', null)
      .where('submissions.id', '>', last)
      .orderBy('submissions.id')
      .limit(rowsOfTurn)
      .execute();
    const ids = some.flatMap(({ id, has_words }) => (has_words ? [] : [id]));
    if (ids.length > 0) await database.transaction().execute((store) => addSearchWords(store, ids));
    last = some.at(-1)?.id ?? last;
    return some.length === rowsOfTurn;
  }, signal);
}
