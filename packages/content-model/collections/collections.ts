import type { z } from 'astro/zod';
import { downloads } from './downloads.ts';
import { editions } from './editions.ts';
import { events } from './events.ts';
import { guidelines } from './guidelines.ts';
import { judgments } from './judgments.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { members } from './members.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { opinions } from './opinions.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { publications } from './publications.ts';
import { releases } from './releases.ts';
import { tiers } from './tiers.ts';
import type { CommonData } from '../fields/common.ts';
import type { CollectionDefinition, DataOf } from './collection-definition.ts';

/**
 * Every collection of the site by the name of its folder in `src/content`. Lists of collections,
 * such as the types of search results, have this order.
 */
const collections = {
  pages,
  notices,
  orders,
  judgments,
  opinions,
  events,
  news,
  releases,
  guidelines,
  editions,
  publications,
  downloads,
  media,
  members,
  partners,
  tiers,
  links,
  people,
};

export type CollectionName = keyof typeof collections;

type Definitions = typeof collections;

/** The fields of an entry of a collection: facts and words. */
export type EntryData<Name extends CollectionName = CollectionName> = CommonData &
  (Name extends CollectionName
    ? DataOf<ReturnType<Definitions[Name]['facts']>, Definitions[Name]['words']>
    : never);

/** The words that every language has of an entry of a collection. */
export type EntryWords<Name extends CollectionName = CollectionName> = Name extends CollectionName
  ? z.output<z.ZodObject<Definitions[Name]['words']>>
  : never;

/** A definition as code sees it that serves every collection. */
export type AnyDefinition = CollectionDefinition<z.ZodRawShape, z.ZodRawShape, CommonData>;

/** The definition of a collection. */
export function getDefinition(name: CollectionName): AnyDefinition {
  return collections[name];
}

/** The names of all collections. */
export const collectionNames = Object.keys(collections) as CollectionName[];

/** The name of a collection whose definition has a part, such as `feed` or `pages`. */
export type CollectionWith<Part extends keyof AnyDefinition> = {
  [Name in CollectionName]: Definitions[Name] extends Record<Part, unknown> ? Name : never;
}[CollectionName];

/** Narrows the name of a collection to those whose definition has a part. */
export function hasPart<Part extends keyof AnyDefinition>(
  name: CollectionName,
  part: Part,
): name is CollectionWith<Part> {
  return Boolean(getDefinition(name)[part]);
}

/** The collections whose definition has a part. */
export function getCollectionsWith<Part extends keyof AnyDefinition>(
  part: Part,
): CollectionWith<Part>[] {
  return collectionNames.filter((name) => hasPart(name, part));
}

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
