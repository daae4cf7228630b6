import { toPagePath } from '@federation/base/paths';
import {
  getCollectionsWith,
  getDefinition,
  isCollectionName,
  hasPart,
  type CollectionName,
  type CollectionWith,
} from './collections.ts';

/** The collections whose records have a page of their own. */
export const pagedCollections: readonly CollectionWith<'pages'>[] = getCollectionsWith('pages');

export function hasEntryPages(name: string): name is CollectionWith<'pages'> {
  return isCollectionName(name) && hasPart(name, 'pages');
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

/** The path of an entry’s own page, without a language; undefined when it has none. */
export function toPathOf({
  collection,
  id,
}: {
  collection: CollectionName;
  id: string;
}): string | undefined {
  if (collection === 'pages') return toPagePath(id);
  return hasEntryPages(collection) ? toEntryPath(collection, id) : undefined;
}
