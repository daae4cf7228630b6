import { findComponent } from '../../../content-model/components.ts';
import { toPagePath } from '../../../core/paths.ts';
import type { Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { isReadable, type ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';
import { readMenus } from './menus.ts';

/** Finds pages that one menu names twice. The main menu and the footer may name the same. */
function checkRepeatedPages(navigationFile: ContentFile): Fault[] {
  return readMenus(navigationFile).flatMap((menu) =>
    menu.flatMap(({ page, path }, index): Fault[] => {
      const first = menu.slice(0, index).find((other) => other.page === page);
      if (!first) return [];
      const values = { page, line: navigationFile.lineOf(first.path) };
      return [
        {
          file: navigationFile.path,
          line: navigationFile.lineOf(path),
          field: path.join('.'),
          message: 'pageTwiceInMenu',
          values,
        },
      ];
    }),
  );
}

/**
 * Finds pages that are in no menu and not in the site map either, so that nobody finds the way to
 * them.
 */
function checkReachable({
  entries,
  navigationFile,
}: Pick<Site, 'entries' | 'navigationFile'>): Fault[] {
  const pages = entries.filter(({ collection, isDraft }) => collection === 'pages' && !isDraft);
  const siteMap = pages.find(({ id }) => id === 'sitemap');
  if (!siteMap || !isReadable(navigationFile)) return [];
  const inMenus = new Set(
    readMenus(navigationFile)
      .flat()
      .map(({ page }) => page),
  );
  const { error, components, links } = siteMap.source.text;
  if (error || components.some(({ name }) => findComponent(name)?.showsEveryPage)) return [];
  const linked = links.map(({ target }) => target);
  return pages
    .filter(
      ({ id, source }) =>
        id !== 'home' &&
        id !== 'sitemap' &&
        source.data['unlisted'] !== true &&
        !inMenus.has(id) &&
        !linked.includes(toPagePath(id)),
    )
    .map(({ id, source }) => ({
      file: source.path,
      line: 1,
      field: 'folder',
      message: 'pageOutOfReach' as const,
      values: { path: toPagePath(id) },
      example: `- page: ${id}`,
    }));
}

export const repeatedPages = defineRule({
  of: 'site',
  says: ['pageTwiceInMenu'],
  grade: 'stop',
  check: ({ navigationFile }) => checkRepeatedPages(navigationFile),
});

export const outOfReach = defineRule({
  of: 'site',
  says: ['pageOutOfReach'],
  grade: 'stop',
  check: checkReachable,
});
