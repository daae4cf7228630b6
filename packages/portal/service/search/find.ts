import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';
import { toSearchedWords } from './words.ts';

/** The most submissions that a search finds. */
export const maxFound = 1000;

/** The words of a search, the rarest first, so that few rows are compared with the others. */
export async function findWords(database: Database, text: string): Promise<string[]> {
  const words = toSearchedWords(text);
  if (words.length < 2) return words;
  const counted = words.map(async (word) => ({ word, count: await countUses(database, word) }));
  return (await Promise.all(counted))
    .sort((one, other) => one.count - other.count)
    .map(({ word }) => word);
}

/** Counts the uses of a prefix, up to the most that a search finds. */
async function countUses(database: Database, word: string): Promise<number> {
  const uses = database
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', word)
    .where('word', '<', toEnd(word))
    .limit(maxFound + 1)
    .as('uses');
  const { count } = await database
    .selectFrom(uses)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Selects the submissions that match all words; undefined without words. The limit keeps a search
 * with very many results fast.
 */
export function selectFound(database: Database, words: readonly string[]) {
  const [first, ...others] = words;
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
