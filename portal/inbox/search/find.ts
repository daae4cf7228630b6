import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';
import { toSearchedWords } from './words.ts';

/** How many submissions a search finds at most. */
export const maxFound = 1000;

/**
 * A query for the submissions that a text finds; undefined when it has no words. At most one more
 * than are shown are looked for, so that the search takes no longer when it finds very many.
 */
export function toFound(database: Database, text: string) {
  // The longest word is rare, so little has to be compared with the others.
  const [first, ...others] = toSearchedWords(text).sort((one, other) => other.length - one.length);
  if (first === undefined) return undefined;
  return database
    .selectFrom('search_words')
    .select('search_words.submission_id')
    .distinct()
    .where('search_words.word', '>=', first)
    .where('search_words.word', '<', toEnd(first))
    .where((eb) => eb.and(others.map((word) => hasWord(eb, word))))
    .limit(maxFound + 1);
}

const hasWord = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'search_words'>, word: string) =>
  exists(
    selectFrom('search_words as other')
      .select('other.word')
      .whereRef('other.submission_id', '=', 'search_words.submission_id')
      .where('other.word', '>=', word)
      .where('other.word', '<', toEnd(word)),
  );

/** The end of all words with a beginning: words have the digits 0–9 and a–f. */
const toEnd = (word: string) => `${word}g`;
