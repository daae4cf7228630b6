import type { Language } from '../i18n/languages.ts';
import { getEntry, type Entry } from './entries.ts';
import { toLocalPath, toPagePath, type PagedCollection } from '../core/paths.ts';

/** A page on the way to another. */
interface Step {
  label: string;
  href: string;
}

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

/** The way from the section to a page: the pages above it, outermost first. */
export async function getPageTrail(id: string, language: Language): Promise<Step[]> {
  const steps = id.split('/').slice(0, -1);
  const above = await Promise.all(steps.map((_, index) => getStep(steps.slice(0, index + 1).join('/'), language)));
  return above.flat();
}

/** The way from the section to an entry’s page: the page on which its collection, or its kind of event, is listed. */
export async function getEntryTrail(collection: PagedCollection, { data }: Entry<PagedCollection>, language: Language): Promise<Step[]> {
  const page = ('kind' in data && eventPages[data.kind]) || listPages[collection];
  return getStep(page, language);
}

/** The step to a page. */
export function toStep({ id, data }: Entry<'pages'>, language: Language): Step {
  return { label: data.menuTitle ?? data.title, href: toLocalPath(toPagePath(id), language) };
}

/** The same by its id; none when there is no such page, or it is not shown. */
async function getStep(id: string, language: Language): Promise<Step[]> {
  const entry = await getEntry('pages', id, language);
  return entry ? [toStep(entry, language)] : [];
}
