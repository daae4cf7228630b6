import { pagedCollections, type PagedCollection } from '../paths.ts';

/** What a search result can be: a page that staff write, or a record of a collection. */
export type ResultType = 'page' | PagedCollection;

export const resultTypes: readonly ResultType[] = ['page', ...pagedCollections];
