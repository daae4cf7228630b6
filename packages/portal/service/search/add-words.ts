import type { Store } from '../database/schema.ts';
import { toStoredWords, type Findable } from './words.ts';

/** Adds a submission to the search index. */
export async function addSearchWords(
  store: Store,
  { id, ...findable }: Findable & { id: string },
): Promise<void> {
  await store
    .insertInto('search_words')
    .values(toStoredWords(findable).map((word) => ({ word, submission_id: id })))
    .execute();
}
