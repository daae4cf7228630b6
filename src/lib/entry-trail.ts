import type { Language } from '../i18n/languages.ts';
import { getEntry } from './entries.ts';
import { toLocalPath, toPagePath, type PagedCollection } from './paths.ts';

/** The page that lists each collection. */
const listPages: Record<PagedCollection, string> = {
  notices: 'notices',
  orders: 'about/ombudsman/orders',
  judgments: 'about/legal/judgments',
  opinions: 'about/legal/opinions',
  events: 'events/archive',
  news: 'resources/news',
  releases: 'resources/release',
  guidelines: 'resources/guidelines',
  publications: 'resources/publications',
  downloads: 'resources/downloads',
  media: 'resources/media',
};

/** The way from the section to an entry’s page: the page on which its collection is listed. */
export async function getEntryTrail(collection: PagedCollection, language: Language): Promise<{ label: string; href: string }[]> {
  const page = listPages[collection];
  const entry = await getEntry('pages', page, language);
  return entry ? [{ label: entry.data.menuTitle ?? entry.data.title, href: toLocalPath(toPagePath(page), language) }] : [];
}
