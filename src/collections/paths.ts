import { getCollectionsWith, getDefinition, isCollectionName, type CollectionName } from './index.ts';

/** The collections whose records have a page of their own. */
export const pagedCollections: readonly CollectionName[] = getCollectionsWith('pages');

/** Whether the records of a collection have a page of their own. */
export function hasEntryPages(name: string): name is CollectionName {
  return isCollectionName(name) && getDefinition(name).pages !== undefined;
}

/**
 * The address of a record's own page, without a language.
 *
 * @throws {Error} when the records of the collection have no pages
 * @example toEntryPath('notices', 'office-closed') // '/notices/office-closed'
 */
export function toEntryPath(name: CollectionName, id: string): string {
  const { pages } = getDefinition(name);
  if (!pages) throw new Error(`Records of ${name} have no page of their own.`);
  return `${pages.root}/${id}`;
}
