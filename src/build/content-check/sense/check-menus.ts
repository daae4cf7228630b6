import { toPagePath } from '../../../core/paths.ts';
import { findComponents, findLinks, TextError } from '../../content/text-tree.ts';
import type { Entry, Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import type { SourceFile } from '../read.ts';

/** A page that a menu names, and where. */
interface Named {
  page: string;
  path: PropertyKey[];
}

type Item = { page?: unknown; items?: unknown } | null;

const toList = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** The pages of a menu and of its sections. */
function collectPages(items: unknown, path: PropertyKey[]): Named[] {
  return toList(items).flatMap((item, index) => [
    ...(typeof item?.page === 'string' ? [{ page: item.page, path: [...path, index, 'page'] }] : []),
    ...collectPages(item?.items, [...path, index, 'items']),
  ]);
}

/** The pages of each menu: the shortcuts, the main menu and the footer. */
function readMenus({ data }: SourceFile): Named[][] {
  const menus = (data ?? {}) as Record<string, unknown>;
  return ['shortcuts', 'main', 'footer'].map((menu) => collectPages(menus[menu], [menu]));
}

/** Finds pages that one menu names twice. The main menu and the footer may name the same. */
export function checkRepeatedPages(navigationFile: SourceFile): Fault[] {
  return readMenus(navigationFile).flatMap((menu) =>
    menu.flatMap(({ page, path }, index): Fault[] => {
      const first = menu.slice(0, index).find((other) => other.page === page);
      if (!first) return [];
      const values = { page, line: navigationFile.lineOf(first.path) };
      return [{ file: navigationFile.path, line: navigationFile.lineOf(path), field: path.join('.'), message: 'pageTwiceInMenu', values }];
    }),
  );
}

/** Finds pages that are in no menu and not in the site map either, so that nobody finds the way to them. */
export function checkReachable({ entries, navigationFile }: Pick<Site, 'entries' | 'navigationFile'>): Fault[] {
  const pages = entries.filter(({ collection, isDraft }) => collection === 'pages' && !isDraft);
  const siteMap = pages.find(({ id }) => id === 'sitemap');
  if (!siteMap) return [];
  const inMenus = new Set(
    readMenus(navigationFile)
      .flat()
      .map(({ page }) => page),
  );
  const { links, isComplete } = readSiteMap(siteMap);
  if (isComplete) return [];
  return pages
    .filter(
      ({ id, source }) => id !== 'home' && id !== 'sitemap' && !isUnlisted(source) && !inMenus.has(id) && !links.includes(toPagePath(id)),
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

const isUnlisted = ({ data }: SourceFile) => (data as { unlisted?: unknown } | undefined)?.unlisted === true;

/** Where the site map leads; complete when the build makes it of every page. */
function readSiteMap({ source }: Entry): { links: readonly string[]; isComplete: boolean } {
  try {
    const isComplete = findComponents(source.body).some(({ name }) => name === 'SiteMap');
    return { links: findLinks(source.body), isComplete };
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return { links: [], isComplete: true };
    throw error;
  }
}
