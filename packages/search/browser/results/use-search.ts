import { useCallback, useEffect, useRef, useState } from 'react';
import { languages, type Language } from '@federation/i18n/languages';
import { followAddress, pushAddress } from '@federation/base/browser/address';
import { createKnownIndex } from '../../shared/known-index.ts';
import { loadKnownPages } from '../known-pages.ts';
import { loadIndex, type IndexDocument, type SearchIndex } from '../search-index.ts';
import { find, step, type Found } from './find.ts';
import type { KnownSearch } from './candidates.ts';
import { findKnownAnswers } from './known-answers.ts';
import { mergeFound } from './merge-found.ts';
import { readSearch, writeSearch, type ResultType, type Search } from './rules.ts';

type State =
  | { name: 'start' }
  // What is known without the full text is shown while that loads, or if it can’t be had.
  | { name: 'searching' | 'failed'; known: readonly IndexDocument[] }
  | { name: 'found'; found: Found };

/** What the search page knows besides the index. */
export interface Known {
  language: Language;
  types: readonly ResultType[];
}

/** Runs the search that the address asks for, and keeps the address in step with the filters. */
export function useSearch({ language, types }: Known) {
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
      // An answer that a later question has overtaken is dropped.
      const show = (state: State) => {
        if (number === latestRun.current) setState(state);
      };
      show({ name: 'searching', known });
      try {
        const found = await findAll(sources.current, next, language, (answers) => {
          known = answers;
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
    const more = await Promise.all(rest.slice(0, step).map((hit) => hit.data()));
    const isNew = ({ url }: IndexDocument) => shown.every((page) => page.url !== url);
    const found = {
      ...state.found,
      shown: [...shown, ...more.filter(isNew)],
      rest: rest.slice(step),
    };
    setState({ name: 'found', found });
  };
  return { search, state, narrow, showMore };
}

type Sources = Map<Language, Promise<Source>>;

/** What a language is searched with. */
interface Source extends KnownSearch {
  text: Promise<SearchIndex>;
}

/**
 * Asks the languages that are searched; each is loaded when it is first asked.
 *
 * @param showKnown takes what is known before the full text has been loaded, of a single language
 */
async function findAll(
  sources: Sources,
  { query, type, year, language }: Search,
  own: Language,
  showKnown: (answers: readonly IndexDocument[]) => void,
): Promise<Found> {
  const filters = { ...(type && { type }), ...(year && { year }) };
  const isAllowed = ({ filters: values }: IndexDocument) =>
    (!type || values.type?.[0] === type) && (!year || values.year?.[0] === year);
  const asked = languages.filter((each) => language === 'all' || language === each);
  const answers = asked.map(async (each) => {
    const loading = sources.get(each) ?? load(each);
    sources.set(each, loading);
    const { text, ...searched } = await loading;
    if (asked.length === 1) showKnown(findKnownAnswers(searched, query, isAllowed));
    const ask = async (words: string) => (await text).search(words, { filters });
    return find({ ...searched, ask }, query, isAllowed);
  });
  return mergeFound(await Promise.all(answers), own);
}

async function load(language: Language): Promise<Source> {
  const text = loadIndex(language);
  // Who asks it hears of a failure; it may fail before anybody does.
  text.catch(() => undefined);
  const known = await loadKnownPages(language);
  return { language, text, known, index: createKnownIndex(known) };
}
