import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Language } from '../../../src/i18n/languages.ts';

/** What somebody types, and the pages that answer it. */
export interface Query {
  query: string;
  /** How it is typed. */
  kind: string;
  /** The addresses of the pages that may come first. */
  right: readonly string[];
  /** Whether nobody who improves the search has looked at it. */
  unseen: boolean;
}

const kinds = [
  'layman',
  'question',
  'misspelt',
  'number',
  'title',
  'latin',
  'english-on-hindi',
] as const;

const address = v.pipe(v.string(), v.startsWith('/'));
const Queries = v.array(
  v.strictObject({
    query: v.string(),
    kind: v.picklist(kinds),
    first: address,
    or: v.optional(v.array(address), []),
    unseen: v.optional(v.boolean(), false),
  }),
);

/** The sets of queries, in the order in which they were written. */
export const querySets = [1, 2, 3] as const;

/**
 * The queries of a language and of one set with their right pages, judged by hand.
 *
 * @throws {v.ValiError} if the file has anything else
 */
export function readQueries(language: Language, set: (typeof querySets)[number]): Query[] {
  const file = new URL(`./${language}-${set}.yaml`, import.meta.url);
  return v
    .parse(Queries, parse(readFileSync(file, 'utf8')))
    .map(({ first, or, ...query }) => ({ ...query, right: [first, ...or] }));
}
