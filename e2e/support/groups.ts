import { toLocalPath } from '../../src/core/paths.ts';
import { routes, type Route } from '../../tests/support/built-site.ts';
import { findChangedPages } from './changed-pages.ts';

/** At most so many pages are visited by one test, so that the workers share them evenly. */
const maxPages = 12;

/** In a short run, what the change of the content is to be seen on. */
const changed = findChangedPages(process.env['CHANGED_CONTENT']);
const visited = changed ? routes.filter(({ page }) => changed.has(page)) : routes;

/**
 * The built pages by language and section. A check that holds for every page takes a group at a
 * time: one browser page for some routes is far quicker than one for each.
 */
export const groups: { name: string; routes: Route[] }[] = [
  ...Map.groupBy(visited, toGroupName),
].flatMap(([name, members]) =>
  toChunks(members).map((chunk, index, chunks) => ({
    name: chunks.length > 1 ? `${name}, part ${index + 1}` : name,
    routes: chunk,
  })),
);

function toGroupName({ page, language }: Route): string {
  const [, section = '', below] = page.split('/');
  return toLocalPath(below ? `/${section}/…` : '/…', language);
}

function toChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / maxPages) }, (_, index) =>
    items.slice(index * maxPages, (index + 1) * maxPages),
  );
}
