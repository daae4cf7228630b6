import type { ContentText } from '@federation/content-model/files/text';
import { findComponent } from '@federation/content-model/components';
import { toPagePath } from '@federation/base/paths';
import { langOf, type Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { getEntries } from './entries.ts';
import { getGeneratedLists } from './list-pages.ts';
import { getFooterColumns, getMainMenu, isSection } from './navigation.ts';

/** A page in the site map, or a tab of one. */
export interface SiteMapItem {
  label: string;
  /** The address without its language. */
  path: string;
  /** The language of the label where it is not that of the page. */
  lang?: Language | undefined;
  /** The tabs of the page, then the pages below it. */
  items: SiteMapItem[];
}

/** A part of the site map: a section of the menu, a column of the footer, or all other pages. */
export interface SiteMapGroup {
  label: string;
  items: SiteMapItem[];
}

/**
 * Every page in the order of the menus, each below the page above it. A page that is in no menu
 * comes at the end of its section, or else in a group of its own. `unlisted` pages are left out.
 */
export async function getSiteMap(language: Language): Promise<SiteMapGroup[]> {
  const t = getTranslator(language);
  const [menu, columns] = [await getMainMenu(language), await getFooterColumns(language)];
  const items = new Map((await getItems(language)).map((item) => [item.path, item]));
  const top = nest(items);
  const shown = new Set<SiteMapItem>();
  const take = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const item = items.get(path);
      if (!item || shown.has(item) || !top.has(item)) return [];
      shown.add(item);
      return [item];
    });
  const below = (root: string) => [...items.keys()].filter((path) => path.startsWith(`${root}/`));
  const toPaths = (links: readonly { path: string }[]) => links.map(({ path }) => path);
  return [
    {
      label: t('siteMap.start'),
      items: take([...toPaths(menu.filter((entry) => !isSection(entry))), '/search']),
    },
    ...menu.filter(isSection).map(({ label, root, items: pages }) => ({
      label,
      items: take([...toPaths(pages), ...below(root)]),
    })),
    ...columns.map(({ label, items: pages }) => ({ label, items: take(toPaths(pages)) })),
    { label: t('siteMap.other'), items: take([...items.keys()]) },
  ].filter(({ items: pages }) => pages.length > 0);
}

/** Puts each page below its parent, and returns those without one. */
function nest(items: ReadonlyMap<string, SiteMapItem>): Set<SiteMapItem> {
  const top = new Set<SiteMapItem>();
  for (const item of items.values()) {
    const steps = item.path.split('/');
    const above = steps
      .map((_, index) => items.get(steps.slice(0, -index).join('/')))
      .find((one) => one !== undefined);
    if (above) above.items.push(item);
    else top.add(item);
  }
  return top;
}

async function getItems(language: Language): Promise<SiteMapItem[]> {
  const written = (await getEntries('pages', language))
    .filter(({ data }) => !data.unlisted)
    .map(({ id, data, wordsLanguage, text }) => {
      const path = toPagePath(id);
      const lang = langOf(wordsLanguage, language);
      return {
        label: data.menuTitle ?? data.title,
        path,
        lang,
        items: toTabs(path, text, lang),
      };
    });
  const generated = (await getGeneratedLists(language)).map(({ title, path }) => ({
    label: title,
    path,
    items: [],
  }));
  const search = { label: getTranslator(language)('search.title'), path: '/search', items: [] };
  return [...written, ...generated, search];
}

function toTabs(path: string, text: ContentText, lang: Language | undefined): SiteMapItem[] {
  return text.components.flatMap(({ name, attributes }) => {
    const anchor = findComponent(name)?.anchor;
    if (!anchor) return [];
    const { [anchor.words]: label = '', [anchor.id]: id = '' } = attributes;
    return [{ label, path: `${path}#${id}`, lang, items: [] }];
  });
}
