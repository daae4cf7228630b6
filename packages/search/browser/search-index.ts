import type { Language } from '@federation/i18n/languages';

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

/** A page in the index. */
export interface IndexDocument {
  url: string;
  language: Language;
  /** Its words, with one space between them. */
  content: string;
  /** The positions of the words that match. */
  locations: number[];
  /** The elements of the page that have an id, with the position of their first word. */
  anchors: { element: string; id: string; text: string; location: number }[];
  meta: Record<string, string>;
  filters: Record<string, string[]>;
}

export interface SearchIndex {
  search: (query: string, options: { filters: Record<string, string> }) => Promise<IndexResult>;
}

/** The part of the Pagefind 1.6 API that the site uses. Its pages lack their language. */
interface IndexScript {
  createInstance: (options: { basePath: string; noWorker: true }) => SearchIndex & {
    options: (options: object) => Promise<void>;
    init: () => Promise<void>;
    filters: () => Promise<unknown>;
  };
}

/** The weights of a match: the name and keywords of a page count most, then synonyms and entries. */
const ranking = {
  pageLength: 0.3,
  // `page` and `record` have the title in its folded spelling.
  metaWeights: { title: 0, page: 12, keywords: 8, synonyms: 4, record: 4, kind: 1 },
};

/** Loads the index of a language. Rejects if there is none, as before the first build. */
export async function loadIndex(language: Language): Promise<SearchIndex> {
  const basePath = `/pagefind/${language}/`;
  // The index is built after the scripts, so the bundler must not resolve its address. Each
  // language has a script of its own, because Pagefind keeps one language per script.
  // eslint-disable-next-line no-restricted-syntax
  const { createInstance } = (await import(
    /* @vite-ignore */ `${basePath}pagefind.js`
  )) as IndexScript;
  // A worker would add a script of 11 kB to save a few milliseconds.
  const index = createInstance({ basePath, noWorker: true });
  await index.options({ ranking });
  await index.init();
  // Results include counts by filter only after the filters have loaded.
  await index.filters();
  return {
    search: async (query, options) => {
      const { results, totalFilters } = await index.search(query, options);
      return {
        totalFilters,
        results: results.map((hit) => ({
          ...hit,
          data: async () => ({ ...(await hit.data()), language }),
        })),
      };
    },
  };
}
