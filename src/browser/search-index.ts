import type { Language } from '../i18n/languages.ts';

/** What the script of the index gives for a query. */
export interface IndexAnswer {
  results: IndexHit[];
  /** How many results each value of each filter has, whatever other filters are set. */
  totalFilters: Record<string, Record<string, number>>;
}

export interface IndexHit {
  id: string;
  score: number;
  data: () => Promise<IndexDocument>;
}

/** A page of the index. `excerpt` is HTML with `mark`; every other sign in it is escaped. */
export interface IndexDocument {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  sub_results: { title: string; url: string }[];
}

/** An index in one language, as far as the site uses it (Pagefind 1.6). */
export interface SearchIndex {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  filters: () => Promise<unknown>;
  search: (query: string, options: { filters: Record<string, string> }) => Promise<IndexAnswer>;
}

interface IndexScript {
  createInstance: (options: { basePath: string }) => SearchIndex;
}

/** What a match is worth: a page by its own name first, then by its keywords, a record by what it is called. */
const ranking = { pageLength: 0.3, metaWeights: { title: 4, page: 8, keywords: 4, kind: 0.5 } };

/** Loads the index of a language. Rejects where there is none, as before the first build. */
export async function loadIndex(language: Language): Promise<SearchIndex> {
  const basePath = '/pagefind/';
  // The index is made after the scripts are, so the address must stay as it is.
  const { createInstance } = (await import(/* @vite-ignore */ `${basePath}pagefind.js`)) as IndexScript;
  // An instance takes the language of the page at the moment it is made, and can't be told another.
  const { documentElement } = document;
  const { lang } = documentElement;
  documentElement.lang = language;
  const index = createInstance({ basePath });
  documentElement.lang = lang;
  await index.options({ ranking, excerptLength: 28 });
  await index.init();
  // Answers count by filter only once the filters are known.
  await index.filters();
  return index;
}
