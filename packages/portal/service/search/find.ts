import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toSearchedWords } from './words.ts';

/** The most submissions that a search finds. */
export const maxFound = 1000;

/**
 * Selects the submissions with words that begin like those searched for; undefined without words.
 * Reads all stored words, which takes 0.15 s with 100,000 submissions; an index of words takes longer
 * to fill with each submission.
 */
export function selectFound(database: Database, text: string) {
  const patterns = toSearchedWords(text).map((word) => `% ${word.replace(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return undefined;
  return database
    .selectFrom('search_words')
    .select('submission_id')
    .where(({ and }) =>
      and(patterns.map((pattern) => sql<boolean>`words like ${pattern} escape '\\'`)),
    )
    .limit(maxFound + 1);
}
