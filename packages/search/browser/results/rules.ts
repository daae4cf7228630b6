import { longestQuery } from '../../shared/longest-query.ts';
import type { IslandTexts } from '@federation/i18n/strings';
import { isLanguage, type Language } from '@federation/i18n/languages';
import type { IndexHit } from '../search-index.ts';

/** What the results say, with the names of the languages that they can be in. */
export type SearchText = IslandTexts['searchResults'] & { languages: Record<Language, string> };

/** What the address of the search page asks for. */
export interface Search {
  query: string;
  /** The type of the results: `page` or the name of a collection; empty for every type. */
  type: string;
  year: string;
  /** The language of the results; `all` for every language. */
  language: Language | 'all';
}

/** A type of results, and what it is called. */
export interface ResultType {
  value: string;
  label: string;
  /** What one of them is called. */
  one: string;
}

/**
 * Reads the address of the search page; what it does not know is left out.
 *
 * @param search the part of the address from `?`
 * @param types the types that results can have
 */
export function readSearch(
  search: string,
  language: Language,
  types: readonly ResultType[],
): Search {
  const values = new URLSearchParams(search);
  const read = (name: string) => values.get(name) ?? '';
  const asked = read('lang');
  return {
    query: read('q').trim().slice(0, longestQuery),
    type: types.some(({ value }) => value === read('type')) ? read('type') : '',
    year: /^\d{4}$/.test(read('year')) ? read('year') : '',
    language: asked === 'all' || isLanguage(asked) ? asked : language,
  };
}

/** The part of the address from `?` that asks for a search; what is usual is left out. */
export function writeSearch(
  { query, type, year, language }: Search,
  pageLanguage: Language,
): string {
  const values = { q: query, type, year, lang: language === pageLanguage ? '' : language };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`;
}

/**
 * One list from the answers to single words, for queries that no page answers as a whole, or from
 * one answer: what holds more of the words comes first, then what scores higher. The scores are from
 * 0 to 1: those of the words, each beside the best text for it, so that a rare word does not outweigh
 * all others.
 */
export function mergeHits(lists: readonly (readonly IndexHit[])[]): IndexHit[] {
  const found = new Map<string, { hit: IndexHit; words: number; score: number }>();
  for (const list of lists) {
    const best = findBestScore(list);
    for (const hit of list) {
      const known = found.get(hit.id);
      found.set(hit.id, {
        hit,
        words: (known?.words ?? 0) + 1,
        score: (known?.score ?? 0) + hit.score / best,
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .map(({ hit, score }) => ({ ...hit, score: score / lists.length }));
}

const findBestScore = (hits: readonly IndexHit[]): number =>
  hits.reduce((best, { score }) => Math.max(best, score), 0) || 1;
