import {
  getCollectionsWith,
  getDefinition,
  type CollectionWith,
} from '@federation/content-model/collections';
import { toLocalPath, toPagePath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { getEntries, type Entry } from './entries.ts';
import { byNewest } from './entry-lists.ts';

/** The collections that have a feed of their own. */
const feedCollections = getCollectionsWith('feed');

/** The feed of a collection; `all` is the feed of everything that the others hold. */
export type FeedName = CollectionWith<'feed'> | 'all';

/** Every feed of the site. */
export const feedNames: readonly FeedName[] = ['all', ...feedCollections];

/** Entries in a feed. Readers who fetch it less often find the others on the site. */
const maxEntries = 50;

/** The path of the page that lists the entries of a feed. */
export function getFeedPage(name: FeedName): string {
  return name === 'all' ? '/feeds' : toPagePath(getDefinition(name).pages?.list ?? name);
}

/**
 * The feed that belongs to a page: that of the list, or of the list that a record is in; `all` for
 * the home page.
 */
export function findFeed(path: string): FeedName | undefined {
  if (path === '/' || path === getFeedPage('all')) return 'all';
  return feedCollections.find(
    (name) => path === getFeedPage(name) || path.startsWith(`${getDefinition(name).pages?.root}/`),
  );
}

/** The address of a feed: `xml` is Atom, `json` is JSON Feed. */
export function toFeedPath(name: FeedName, format: 'xml' | 'json', language: Language): string {
  return toLocalPath(`/feeds/${name}.${format}`, language);
}

export function toFeedTitle(name: FeedName, language: Language): string {
  return getTranslator(language)(name === 'all' ? 'feed.all' : `${name}.title`);
}

/** The entries of a feed, newest first. */
export async function getFeedEntries(name: FeedName, language: Language): Promise<Entry[]> {
  const lists = await Promise.all(
    (name === 'all' ? feedCollections : [name]).map((collection) =>
      getEntries(collection, language),
    ),
  );
  return lists
    .flat()
    .sort((a, b) => toFeedDay(b).localeCompare(toFeedDay(a)) || byNewest(a, b))
    .slice(0, maxEntries);
}

/**
 * The day on which an entry came into its feed, `YYYY-MM-DD`. It never changes, so that readers do
 * not see the entry as new again.
 */
export function toFeedDay({ data: { announced, date = '' } }: Pick<Entry, 'data'>): string {
  return announced ?? date;
}

/** The day of the last change of an entry that readers of its feed should see, `YYYY-MM-DD`. */
export function toChangeDay(entry: Pick<Entry, 'data'>): string {
  return entry.data.changedOn?.toSorted().at(-1) ?? toFeedDay(entry);
}
