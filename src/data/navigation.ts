import { langOf, type Language } from '@federation/i18n/languages';
import type { Localized } from '@federation/content-model/fields/localized';
import { getEntries, type Entry } from './entries.ts';
import type { IconName } from '@federation/base/icons';
import { toLocalPath, toPagePath } from '@federation/base/paths';
import { navigation } from './settings.ts';

/** A link of a menu, in one language. */
export interface MenuLink {
  label: string;
  /** The address with its language. */
  href: string;
  /** The address without its language. */
  path: string;
  /**
   * The language of the label if it differs from that of the page, as its target is not translated.
   */
  lang?: Language | undefined;
}

/** A link in the header to a popular page. */
export interface Shortcut extends MenuLink {
  icon: IconName;
}

/** A section of the main menu. Its own link is that of its first page. */
export interface MenuSection extends MenuLink {
  root: string;
  items: MenuLink[];
}

type Item = { page: string; label?: Localized | undefined };

/** The main menu. Pages that are drafts are left out, and a section without pages too. */
export async function getMainMenu(language: Language): Promise<(MenuLink | MenuSection)[]> {
  const pages = await getPagesById(language);
  return navigation.main.flatMap((entry) => {
    if ('page' in entry) return toLinks([entry], pages, language);
    const items = toLinks(entry.items, pages, language);
    const [first] = items;
    return first
      ? [{ ...first, label: entry.label[language], lang: undefined, root: entry.path, items }]
      : [];
  });
}

/** The shortcuts of the header. Those to drafts are left out. */
export async function getShortcuts(language: Language): Promise<Shortcut[]> {
  const pages = await getPagesById(language);
  return navigation.shortcuts.flatMap(({ icon, query, ...item }) =>
    toLinks([item], pages, language).map((link) => ({
      ...link,
      icon,
      href: query ? `${link.href}?${query}` : link.href,
    })),
  );
}

/** The columns of the footer. */
export async function getFooterColumns(
  language: Language,
): Promise<{ label: string; items: MenuLink[] }[]> {
  const pages = await getPagesById(language);
  return navigation.footer.map((column) => ({
    label: column.label[language],
    items: toLinks(column.items, pages, language),
  }));
}

/** The section of the main menu that a path belongs to, if any. */
export function findSection(
  menu: readonly (MenuLink | MenuSection)[],
  path: string,
): MenuSection | undefined {
  return menu.find(
    (entry): entry is MenuSection =>
      isSection(entry) && (path === entry.root || path.startsWith(`${entry.root}/`)),
  );
}

/** True if an entry of the main menu has pages below it. */
export function isSection(entry: MenuLink | MenuSection): entry is MenuSection {
  return 'items' in entry;
}

/**
 * An old path and the one that it leads to, without languages; undefined when the page is gone for
 * ever.
 */
interface Redirect {
  from: string;
  to: string | undefined;
}

/** Every redirect of the site: section roots to their first page, and the ones in the settings. */
export function listRedirects(
  menu: readonly (MenuLink | MenuSection)[],
  extra: readonly { from: string; to?: string | undefined }[],
): Redirect[] {
  return [
    ...menu.filter(isSection).map(({ root, path }) => ({ from: root, to: path })),
    ...extra.map(({ from, to }) => ({ from, to })),
  ];
}

async function getPagesById(language: Language): Promise<Map<string, Entry<'pages'>>> {
  return new Map((await getEntries('pages', language)).map((page) => [page.id, page]));
}

function toLinks(
  items: readonly Item[],
  pages: Map<string, Entry<'pages'>>,
  language: Language,
): MenuLink[] {
  return items.flatMap(({ page, label }) => {
    const entry = pages.get(page);
    if (!entry) return [];
    const path = toPagePath(page);
    const words = label
      ? { label: label[language] }
      : {
          label: entry.data.menuTitle ?? entry.data.title,
          lang: langOf(entry.wordsLanguage, language),
        };
    return [{ ...words, path, href: toLocalPath(path, language) }];
  });
}
