import { defaultLanguage, type Language } from '../i18n/languages.ts';

/**
 * The address of a page of this site in a language.
 *
 * @example toLocalPath('/about/charter', 'hi') // '/hi/about/charter'
 * @example toLocalPath('/', 'hi') // '/hi'
 */
export function toLocalPath(path: string, language: Language): string {
  if (language === defaultLanguage || !path.startsWith('/')) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The parameter of a route in `[...locale]`: nothing for the language whose addresses have no prefix. */
export function toLocaleParameter(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : language;
}

/**
 * The address that an entry of the `pages` collection is shown at.
 *
 * @example toPagePath('home') // '/'
 * @example toPagePath('about/charter') // '/about/charter'
 */
export function toPagePath(pageId: string): string {
  return pageId === 'home' ? '/' : `/${pageId}`;
}

/** Whether a link leads to another site. */
export function isExternal(target: string): boolean {
  return /^https?:/.test(target);
}

/** The collections whose entries have a page of their own, with the path above them. */
export const entryPageRoots = {
  notices: '/notices',
  orders: '/about/ombudsman/orders',
  judgments: '/about/legal/judgments',
  opinions: '/about/legal/opinions',
  events: '/events',
  news: '/resources/news',
  releases: '/resources/release',
  guidelines: '/resources/guidelines',
  publications: '/resources/publications',
  downloads: '/resources/downloads',
  media: '/resources/media',
} as const;

export type PagedCollection = keyof typeof entryPageRoots;

/**
 * The address of an entry's own page.
 *
 * @example toEntryPath('notices', 'office-closed') // '/notices/office-closed'
 */
export function toEntryPath(collection: PagedCollection, id: string): string {
  return `${entryPageRoots[collection]}/${id}`;
}

/** Whether the entries of a collection have a page of their own. */
export function hasEntryPages(collection: string): collection is PagedCollection {
  return collection in entryPageRoots;
}

/** The names of the collections whose entries have a page of their own. */
export const pagedCollections = Object.keys(entryPageRoots) as PagedCollection[];
