import type { CollectionName } from '../../collections/index.ts';
import { findComponents, TextError } from '../content/text-tree.ts';
import type { Entry, Site } from '../content-check/context.ts';
import { toPathOf } from '../content-check/links/link-site.ts';

/** The components that show collections without a page for each entry; the others name their collection. */
const components: Partial<Record<CollectionName, string>> = { links: 'Links', people: 'People', tiers: 'TierTable' };

function shows({ source }: Entry, collection: CollectionName, kind: unknown): boolean {
  try {
    return findComponents(source.body).some(
      ({ name, attributes }) =>
        (name === components[collection] || (name === 'EntryList' && attributes['collection'] === collection)) &&
        (attributes['kind'] === undefined || attributes['kind'] === kind),
    );
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}

/** The path of the page on which an entry is to be seen: its own, or the first one that lists it. */
export function findPage({ entries }: Site, collection: CollectionName, id: string, { kind }: { kind?: unknown }): string | undefined {
  const own = toPathOf({ collection, id });
  const list = own ? undefined : entries.find((entry) => entry.collection === 'pages' && shows(entry, collection, kind));
  return own ?? (list && toPathOf(list));
}
