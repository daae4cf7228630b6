import type { Language } from '../i18n/languages.ts';
import { getEntry, type Entry } from './entries.ts';
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

/** The pages that list one kind of event; the archive lists the others. */
const eventPages: Partial<Record<string, string>> = {
  'members-meet': 'events/members-meet',
  conference: 'events/conferences',
  workshop: 'events/workshops',
};

/** The way from the section to an entry’s page: the page on which its collection, or its kind of event, is listed. */
export async function getEntryTrail(
  collection: PagedCollection,
  { data }: Entry<PagedCollection>,
  language: Language,
): Promise<{ label: string; href: string }[]> {
  const page = ('kind' in data && eventPages[data.kind]) || listPages[collection];
  const entry = await getEntry('pages', page, language);
  return entry ? [{ label: entry.data.menuTitle ?? entry.data.title, href: toLocalPath(toPagePath(page), language) }] : [];
}
