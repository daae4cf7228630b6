import { detachSpellings } from '../core/search/spelling.ts';

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
  search: (query: string, options: { filters: Record<string, string> }) => Promise<IndexResult>;
}

/** The index as its script gives it. */
interface Instance extends SearchIndex {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  filters: () => Promise<unknown>;
}

interface IndexScript {
  createInstance: (options: { basePath: string }) => Instance;
}

/** The weights of a match: the name and the keywords of a page first, then synonyms of them and the title of an entry. */
const ranking = { pageLength: 0.3, metaWeights: { title: 4, page: 8, keywords: 8, synonyms: 4, kind: 1 } };

/**
 * Loads an index. Rejects if there is none, as before the first build.
 *
 * @param language of the index: that of the pages, or of the archive of a year (`toArchiveLanguage`)
 */
export async function loadIndex(language: string): Promise<SearchIndex> {
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
  return {
    search: async (query, options) => {
      const { results, totalFilters } = await index.search(query, options);
      return { totalFilters, results: results.map((hit) => ({ ...hit, data: async () => asWritten(await hit.data()) })) };
    },
  };
}

/** A page of the index with its words as they were written. */
function asWritten(page: IndexDocument): IndexDocument {
  return {
    ...page,
    excerpt: detachSpellings(page.excerpt),
    meta: { ...page.meta, title: detachSpellings(page.meta['title'] ?? '') },
    sub_results: page.sub_results.map(({ url, title }) => ({ url, title: detachSpellings(title) })),
  };
}
