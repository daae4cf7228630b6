import { useCallback, useEffect, useRef, useState } from 'react';
import { languages, type Language } from '../../i18n/languages.ts';
import { followAddress, pushAddress } from '../../browser/address.ts';
import {
  loadIndex,
  type IndexResult,
  type IndexDocument,
  type IndexHit,
  type SearchIndex,
} from '../../browser/search-index.ts';
import { toQuery, unquote } from '../../core/search/query.ts';
import {
  mergeAnswers,
  mergeHits,
  readSearch,
  writeSearch,
  type ResultType,
  type Search,
} from './rules.ts';

/** How many results are shown at first, and with each press for more. */
const step = 10;

export interface Found {
  hits: IndexHit[];
  shown: IndexDocument[];
  /** Whether no page holds all words, so that these hold only some. */
  partly: boolean;
  counts: Record<string, Record<string, number>>;
}

type State =
  { name: 'start' } | { name: 'searching' } | { name: 'failed' } | { name: 'found'; found: Found };

/** What the search page knows besides the index. */
export interface Known {
  language: Language;
  types: readonly ResultType[];
  /** Common words of all languages, which no search needs. */
  stopWords: string;
}

/** Runs the search that the address asks for, and keeps the address in step with the filters. */
export function useSearch({ language, types, stopWords }: Known) {
  const [search, setSearch] = useState<Search>({ query: '', type: '', year: '', language });
  const [state, setState] = useState<State>({ name: 'start' });
  const indexes = useRef<Indexes>(new Map());
  const latestRun = useRef(0);

  const run = useCallback(
    async (next: Search) => {
      const number = (latestRun.current += 1);
      setSearch(next);
      if (!next.query) return setState({ name: 'start' });
      setState({ name: 'searching' });
      try {
        const load = (words: string) => ask(indexes.current, words, next);
        const found = await find(load, next.query, stopWords);
        // An answer that a later question has overtaken is dropped.
        if (number === latestRun.current) setState({ name: 'found', found });
      } catch {
        indexes.current.clear();
        if (number === latestRun.current) setState({ name: 'failed' });
      }
    },
    [stopWords],
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
    const { hits, shown } = state.found;
    const more = await Promise.all(
      hits.slice(shown.length, shown.length + step).map((hit) => hit.data()),
    );
    setState({ name: 'found', found: { ...state.found, shown: [...shown, ...more] } });
  };
  return { search, state, narrow, showMore };
}

type Indexes = Map<Language, Promise<SearchIndex>>;

/** Asks the indexes that are searched; each is loaded when it is first asked. */
async function ask(
  indexes: Indexes,
  words: string,
  { type, year, language }: Search,
): Promise<IndexResult> {
  const filters = { ...(type && { type }), ...(year && { year }) };
  const asked = languages.filter((each) => language === 'all' || language === each);
  const answers = asked.map(async (each) => {
    const index = indexes.get(each) ?? loadIndex(each);
    indexes.set(each, index);
    return (await index).search(words, { filters });
  });
  return mergeAnswers(await Promise.all(answers));
}

async function find(
  load: (words: string) => Promise<IndexResult>,
  typed: string,
  stopWords: string,
): Promise<Found> {
  const asked = toQuery(typed, stopWords);
  const exact = await load(asked);
  // Words in quotation marks that no page has side by side, as they were typed, are looked for one
  // by one.
  const all = unquote(asked, stopWords);
  const whole = exact.results.length === 0 && all !== asked ? await load(all) : exact;
  const words = all.split(' ');
  const partly = whole.results.length === 0 && words.length > 1;
  const hits = partly
    ? mergeHits((await Promise.all(words.map(load))).map(({ results }) => results))
    : whole.results;
  const shown = await Promise.all(hits.slice(0, step).map((hit) => hit.data()));
  return { hits, shown, partly: partly && hits.length > 0, counts: whole.totalFilters };
}
