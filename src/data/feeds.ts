import type { Language } from '../i18n/languages.ts';
import { getTranslator } from '../i18n/translate.ts';
import type { Entry } from './entries.ts';
import { getEntries } from './entries.ts';
import { byNewest } from './notices.ts';
import { toLocalPath } from '../core/paths.ts';

/** The collections that have a feed of their own. Each of their entries has a day. */
const feedCollections = ['notices', 'news', 'releases', 'orders'] as const;

/** The feeds of the site; `all` holds everything that the others hold. */
export const feedNames = ['all', ...feedCollections] as const;

export type FeedName = (typeof feedNames)[number];

/** How many entries a feed holds. Who reads it less often than that finds the rest on the site. */
const longest = 50;

/** The page that lists what a feed holds. */
export const feedPages: Record<FeedName, string> = {
  all: '/feeds',
  notices: '/notices',
  news: '/resources/news',
  releases: '/resources/release',
  orders: '/about/ombudsman/orders',
};

/** The feed that belongs to a page: that of the list, or of the list that a record stands in; `all` for the home page. */
export function findFeed(path: string): FeedName | undefined {
  if (path === '/' || path === feedPages.all) return 'all';
  return feedCollections.find((name) => path === feedPages[name] || path.startsWith(`${feedPages[name]}/`));
}

/** The address of a feed: `xml` is Atom, `json` is JSON Feed. */
export function toFeedPath(name: FeedName, format: 'xml' | 'json', language: Language): string {
  return toLocalPath(`/feeds/${name}.${format}`, language);
}

/** What a feed is called. */
export function toFeedTitle(name: FeedName, language: Language): string {
  return getTranslator(language)(name === 'all' ? 'feed.all' : `${name}.feed`);
}

/** The entries of a feed, newest first. */
export async function getFeedEntries(name: FeedName, language: Language): Promise<Entry<(typeof feedCollections)[number]>[]> {
  const lists = await Promise.all((name === 'all' ? feedCollections : [name]).map((collection) => getEntries(collection, language)));
  return lists.flat().sort(byNewest).slice(0, longest);
}
