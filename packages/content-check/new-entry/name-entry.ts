import { collectionNames, type CollectionName } from '@federation/content-model/collections';

/**
 * The collection that a word means: its name, or the same in the singular.
 *
 * @example findCollection('notice') // 'notices'
 */
export function findCollection(word: string): CollectionName | undefined {
  const wanted = word.trim().toLowerCase();
  return collectionNames.find((name) => [name, toSingular(name)].includes(wanted));
}

/** The name of one record of a collection, such as `notice`. */
export const toSingular = (name: string) =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
