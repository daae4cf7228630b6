import { useCallback, useEffect, useRef, useState } from 'react';
import { languages, type Language } from '../../i18n/languages.ts';
import { followAddress, pushAddress } from '../../browser/address.ts';
import { createKnownIndex, type KnownIndex } from '../../core/search/known-index.ts';
import { loadKnownPages } from '../../browser/known-pages.ts';
import { loadIndex, type IndexDocument, type SearchIndex } from '../../browser/search-index.ts';
import type { KnownFile } from '../../core/search/known-page.ts';
import { find, step, type Found } from './find.ts';
import { mergeFound } from './merge-found.ts';
import { readSearch, writeSearch, type ResultType, type Search } from './rules.ts';

type State =
  { name: 'start' } | { name: 'searching' } | { name: 'failed' } | { name: 'found'; found: Found };

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
      setState({ name: 'searching' });
      try {
        const found = await findAll(sources.current, next, language);
        // An answer that a later question has overtaken is dropped.
        if (number === latestRun.current) setState({ name: 'found', found });
      } catch {
        sources.current.clear();
        if (number === latestRun.current) setState({ name: 'failed' });
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
interface Source {
  text: SearchIndex;
  known: KnownFile;
  index: KnownIndex;
}

/** Asks the languages that are searched; each is loaded when it is first asked. */
async function findAll(
  sources: Sources,
  { query, type, year, language }: Search,
  own: Language,
): Promise<Found> {
  const filters = { ...(type && { type }), ...(year && { year }) };
  const isAllowed = ({ filters: values }: IndexDocument) =>
    (!type || values.type?.[0] === type) && (!year || values.year?.[0] === year);
  const asked = languages.filter((each) => language === 'all' || language === each);
  const answers = asked.map(async (each) => {
    const loading = sources.get(each) ?? load(each);
    sources.set(each, loading);
    const { text, known, index } = await loading;
    const ask = (words: string) => text.search(words, { filters });
    return find({ language: each, known, index, ask }, query, isAllowed);
  });
  return mergeFound(await Promise.all(answers), own);
}

async function load(language: Language): Promise<Source> {
  const [text, known] = await Promise.all([loadIndex(language), loadKnownPages(language)]);
  return { text, known, index: createKnownIndex(known) };
}
