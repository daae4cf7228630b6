import type { Language } from '../i18n/languages.ts';

/** The result of a query. */
export interface IndexResult {
  results: IndexHit[];
  /** The number of results for each value of each filter, regardless of the other filters. */
  totalFilters: Record<string, Record<string, number>>;
}

export interface IndexHit {
  id: string;
  score: number;
  data: () => Promise<IndexDocument>;
}

/** A page in the index. `excerpt` is HTML with `mark` elements; everything else in it is escaped. */
export interface IndexDocument {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  sub_results: { title: string; url: string }[];
}

/** The index of a language: the part of the Pagefind 1.6 API that the site uses. */
export interface SearchIndex {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  filters: () => Promise<unknown>;
  search: (query: string, options: { filters: Record<string, string> }) => Promise<IndexResult>;
}

interface IndexScript {
  createInstance: (options: { basePath: string }) => SearchIndex;
}

/** The weights of a match: the name of a page first, then keywords and the title of an entry. */
const ranking = { pageLength: 0.3, metaWeights: { title: 4, page: 8, keywords: 4, kind: 0.5 } };

/** Loads the index of a language. Rejects if there is none, as before the first build. */
export async function loadIndex(language: Language): Promise<SearchIndex> {
  const basePath = '/pagefind/';
  // The index is built after the scripts, so the bundler must not resolve its address.
  // eslint-disable-next-line no-restricted-syntax
  const { createInstance } = (await import(/* @vite-ignore */ `${basePath}pagefind.js`)) as IndexScript;
  // An instance uses the language of the page at the time it is created; there is no option for it.
  const { documentElement } = document;
  const { lang } = documentElement;
  documentElement.lang = language;
  const index = createInstance({ basePath });
  documentElement.lang = lang;
  await index.options({ ranking, excerptLength: 28 });
  await index.init();
  // Results include counts by filter only after the filters have been loaded.
  await index.filters();
  return index;
}
