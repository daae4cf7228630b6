/** The number of entries on one page of a list. */
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
export function getListPage<Item>(
  items: readonly Item[],
  number = 1,
  size = pageSize,
): ListPage<Item> {
  return {
    items: items.slice((number - 1) * size, number * size),
    number,
    count: Math.max(1, Math.ceil(items.length / size)),
  };
}

/** The number of pages that the pager names on each side of the current one. */
const pagesAround = 2;

/**
 * The pages in the pager of a list: the first, the last, and those around the current one. Undefined
 * is a gap.
 *
 * @example getPagerSteps(6, 67) // [1, undefined, 4, 5, 6, 7, 8, undefined, 67]
 */
export function getPagerSteps(number: number, count: number): (number | undefined)[] {
  const named = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - number) <= pagesAround,
  );
  return named.flatMap((page, index) =>
    page - (named[index - 1] ?? 0) > 1 ? [undefined, page] : [page],
  );
}

/**
 * The path of a page of a list. The first page has the path of the list itself.
 *
 * @example toListPagePath('/resources/news', 2) // '/resources/news/page/2'
 */
export function toListPagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}/page/${number}`;
}
