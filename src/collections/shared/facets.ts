import type { CollectionName } from '../index.ts';

/** What the lists of a collection can be narrowed by; the names stand in the address, such as `?tier=silver`. */
export const facetsOf = {
  members: ['tier'],
  partners: ['category'],
  notices: ['kind', 'year'],
  orders: ['year', 'outcome'],
  judgments: ['court', 'year'],
  opinions: ['subject', 'year'],
  events: ['kind', 'year'],
  news: ['subject', 'year'],
} as const satisfies Partial<Record<CollectionName, readonly string[]>>;

export type FacetName = (typeof facetsOf)[keyof typeof facetsOf][number];

/** The facets of a collection; none where its lists can’t be narrowed. */
export function getFacetNames(collection: CollectionName): readonly FacetName[] {
  return Object.hasOwn(facetsOf, collection) ? facetsOf[collection as keyof typeof facetsOf] : [];
}
