import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';
import { toSearchedWords } from './words.ts';

/** The most submissions that a search finds. */
export const maxFound = 1000;

/**
 * Selects the submissions that match all words; undefined without words. The limit keeps a search
 * with very many results fast. The longest word comes first: few rows have it, which are compared
 * with the others.
 */
export function selectFound(database: Database, text: string) {
  const byLength = toSearchedWords(text).sort((one, other) => other.length - one.length);
  const [first, ...others] = byLength;
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

/** The upper bound of a prefix: words have the digits 0–9 and a–f. */
const toEnd = (word: string) => `${word}g`;
