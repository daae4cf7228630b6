/** How many entries one page of a list shows. */
export const pageSize = 50;

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** The number of the page, from 1. */
  number: number;
  /** The number of pages, at least 1. */
  count: number;
}

/** One page of a list. A page past the end has no items. */
export function toListPage<Item>(items: readonly Item[], number = 1, size = pageSize): ListPage<Item> {
  return { items: items.slice((number - 1) * size, number * size), number, count: Math.max(1, Math.ceil(items.length / size)) };
}

/**
 * The path of a page of a list. The first page has the path of the list itself.
 *
 * @example toListPagePath('/resources/news', 2) // '/resources/news/page/2'
 */
export function toListPagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}/page/${number}`;
}
