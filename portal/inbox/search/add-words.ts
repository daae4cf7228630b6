import type { Database, Store } from '../../database/schema.ts';
import { toStoredWords } from './words.ts';

/** How many submissions are made findable at a time. */
const batch = 500;

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

/** Makes findable what an older release has stored, which knew of no search. */
export async function addMissingWords(database: Database): Promise<void> {
  for (;;) {
    const missing = await database
      .selectFrom('submissions')
      .select('id')
      .where('reference', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('search_words')
              .select('word')
              .whereRef('submission_id', '=', 'submissions.id'),
          ),
        ),
      )
      .limit(batch)
      .execute();
    if (missing.length === 0) return;
    const ids = missing.map(({ id }) => id);
    await database.transaction().execute((store) => addSearchWords(store, ids));
  }
}
