import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Language } from '@federation/i18n/languages';

const address = v.pipe(v.string(), v.startsWith('/'));
const Queries = v.record(v.string(), v.tupleWithRest([address], address));

/**
 * Reads the queries of a language with the addresses of the pages that answer them, judged by hand,
 * the best one first.
 *
 * @throws {v.ValiError} if the file has anything else
 */
export function readQueries(language: Language): [query: string, right: readonly string[]][] {
  const file = new URL(`./${language}.yaml`, import.meta.url);
  return Object.entries(v.parse(Queries, parse(readFileSync(file, 'utf8'))));
}
