import { longestQuery } from '../../shared/longest-query.ts';
import type { IslandTexts } from '@federation/i18n/strings';
import { isLanguage, type Language } from '@federation/i18n/languages';

/** The texts of the results, with the names of languages. */
export type SearchText = IslandTexts['searchResults'] & { languages: Record<Language, string> };

/** A search, as in the address of the search page. */
export interface Search {
  query: string;
  /** The type of the results: `page` or the name of a collection; empty for every type. */
  type: string;
  year: string;
  /** The language of the results; `all` for every language. */
  language: Language | 'all';
}

/** A type of results. */
export interface ResultType {
  value: string;
  label: string;
  /** The name of a single result. */
  one: string;
}

/**
 * Reads a search from the address of the search page; it ignores unknown values.
 *
 * @param search the part of the address from `?`
 * @param types the types of results
 */
export function readSearch(
  search: string,
  language: Language,
  types: readonly ResultType[],
): Search {
  const values = new URLSearchParams(search);
  const read = (name: string) => values.get(name) ?? '';
  const lang = read('lang');
  return {
    query: read('q').trim().slice(0, longestQuery),
    type: types.some(({ value }) => value === read('type')) ? read('type') : '',
    year: /^\d{4}$/.test(read('year')) ? read('year') : '',
    language: lang === 'all' || isLanguage(lang) ? lang : language,
  };
}

/** The part of the address from `?` for a search, without default values. */
export function writeSearch(
  { query, type, year, language }: Search,
  pageLanguage: Language,
): string {
  const values = { q: query, type, year, lang: language === pageLanguage ? '' : language };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`;
}
