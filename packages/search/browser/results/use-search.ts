import { useCallback, useEffect, useRef, useState } from 'react';
import { languages, type Language } from '@federation/i18n/languages';
import { followAddress, pushAddress } from '@federation/base/browser/address';
import { createSummaryIndex } from '../../shared/summary-index.ts';
import { loadPageSummaries } from '../page-summaries.ts';
import { loadIndex, type IndexDocument, type SearchIndex } from '../search-index.ts';
import { resultsPerStep, searchLanguage, type FoundPages } from './search-language.ts';
import type { LanguageSource } from './find-pages.ts';
import { findQuickResults } from './quick-results.ts';
import { mergeLanguages } from './merge-languages.ts';
import { readSearch, writeSearch, type ResultType, type Search } from './search-address.ts';

type State =
  | { name: 'start' }
  // Quick results are shown until the full text has loaded, or if it can’t be loaded.
  | { name: 'searching' | 'failed'; known: readonly IndexDocument[] }
  | { name: 'found'; found: FoundPages };

export interface UseSearchOptions {
  language: Language;
  types: readonly ResultType[];
}

/** Runs the search in the address, and keeps the address in step with the filters. */
export function useSearch({ language, types }: UseSearchOptions) {
  const [search, setSearch] = useState<Search>({ query: '', type: '', year: '', language });
  const [state, setState] = useState<State>({ name: 'start' });
  const sources = useRef<Sources>(new Map());
  const latestRun = useRef(0);

  const run = useCallback(
    async (next: Search) => {
      const number = (latestRun.current += 1);
      setSearch(next);
      if (!next.query) return setState({ name: 'start' });
      let known: readonly IndexDocument[] = [];
      // Drop results that a newer search has overtaken.
      const show = (state: State) => {
        if (number === latestRun.current) setState(state);
      };
      show({ name: 'searching', known });
      try {
        const found = await searchLanguages(sources.current, next, language, (pages) => {
          known = pages;
          show({ name: 'searching', known });
        });
        show({ name: 'found', found });
      } catch {
        sources.current.clear();
        show({ name: 'failed', known });
      }
    },
    [language],
  );

  useEffect(() => {
    const follow = () => void run(readSearch(location.search, language, types));
    follow();
    return followAddress(follow);
  }, [run, language, types]);

  const narrow = (filters: Partial<Search>) =>
    pushAddress(writeSearch({ ...search, ...filters }, language));
  const showMore = async () => {
    if (state.name !== 'found') return;
    const { shown, rest } = state.found;
    const more = await Promise.all(rest.slice(0, resultsPerStep).map((hit) => hit.data()));
    const isNew = ({ url }: IndexDocument) => shown.every((page) => page.url !== url);
    const found = {
      ...state.found,
      shown: [...shown, ...more.filter(isNew)],
      rest: rest.slice(resultsPerStep),
    };
    setState({ name: 'found', found });
  };
  return { search, state, narrow, showMore };
}

type Sources = Map<Language, Promise<Source>>;

interface Source extends LanguageSource {
  text: Promise<SearchIndex>;
}

/**
 * Searches the chosen languages; each loads with its first search.
 *
 * @param showKnown receives the quick results of a single language
 */
async function searchLanguages(
  sources: Sources,
  { query, type, year, language }: Search,
  own: Language,
  showKnown: (pages: readonly IndexDocument[]) => void,
): Promise<FoundPages> {
  const filters = { ...(type && { type }), ...(year && { year }) };
  const matchesFilters = ({ filters: values }: IndexDocument) =>
    (!type || values.type?.[0] === type) && (!year || values.year?.[0] === year);
  const chosen = languages.filter((each) => language === 'all' || language === each);
  const results = chosen.map(async (each) => {
    const loading = sources.get(each) ?? load(each);
    sources.set(each, loading);
    const { text, ...source } = await loading;
    if (chosen.length === 1) showKnown(findQuickResults(source, query, matchesFilters));
    const searchText = async (words: string) => (await text).search(words, { filters });
    return searchLanguage({ ...source, searchText }, query, matchesFilters);
  });
  return mergeLanguages(await Promise.all(results), own);
}

async function load(language: Language): Promise<Source> {
  const text = loadIndex(language);
  // Errors surface when the promise is awaited; mark it handled until then.
  text.catch(() => undefined);
  const known = await loadPageSummaries(language);
  return { language, text, known, index: createSummaryIndex(known) };
}
