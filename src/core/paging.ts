/** How many entries a list shows at most; a longer one goes on, on pages of its own. */
export const pageSize = 50;

/** A page of a long list. */
export interface Part<Item> {
  items: Item[];
  /** Which page it is, from 1. */
  number: number;
  /** How many pages there are, at least 1. */
  count: number;
}

/** The entries of one page of a list. A page that there is not has no entries. */
export function toPart<Item>(items: readonly Item[], number = 1, size = pageSize): Part<Item> {
  return { items: items.slice((number - 1) * size, number * size), number, count: Math.max(1, Math.ceil(items.length / size)) };
}

/**
 * The address of a page of a list; the first is the page that the list stands on.
 *
 * @example toPartPath('/resources/news', 2) // '/resources/news/page/2'
 */
export function toPartPath(path: string, number: number): string {
  return number === 1 ? path : `${path}/page/${number}`;
}

/**
 * The whole list that a text holds, with what readers may narrow it by; undefined when the text has
 * none. A list that is narrowed in the text itself does not go on elsewhere.
 *
 * @example findWholeList('<EntryList of="orders" filter="year outcome" />') // { of: 'orders', filter: 'year outcome' }
 */
export function findWholeList(text: string): { of: string; filter?: string | undefined } | undefined {
  if (/<Notices\s*\/>/.test(text)) return { of: 'notices', filter: 'kind year' };
  const [, of, filter] = /<EntryList of="([a-z]+)"(?: filter="([^"]*)")?\s*\/>/.exec(text) ?? [];
  return of ? { of, filter } : undefined;
}
