import { isCollectionName, type CollectionName } from '@federation/content-model/collections';
import { findComponent } from '@federation/content-model/components';
import type { ContentText } from '@federation/content-model/files/text';
import { getListPage } from '@federation/base/paging';
import { toLocalPath, toPagePath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import { toBreadcrumb, type Breadcrumb } from './breadcrumbs.ts';
import { getEntries } from './entries.ts';
import { getList } from './entry-lists.ts';
import { getFilterNames } from './filters.ts';
import { getGeneratedLists } from './list-pages.ts';

/** A page of a list, as its route renders it. */
export interface ListPageProps {
  collection: CollectionName;
  /** The names of the filters that readers may use, with spaces between them. */
  filters: string | undefined;
  /** The path of the first page, without a language. */
  listPath: string;
  title: string;
  description: string;
  /** The language of the title and the description. */
  wordsLanguage: Language;
  width: 'standard' | 'wide';
  /** Pages above this one; none for the first page. */
  breadcrumbs: Breadcrumb[];
  /** Counts from 1. */
  number: number;
  /** Number of pages in the list. */
  count: number;
}

/**
 * The pages of lists in a language that have no entry in `pages`: the pages after the first of
 * each long list, and all pages of the lists that the build generates.
 */
export async function getListPages(language: Language): Promise<ListPageProps[]> {
  const [written, generated] = await Promise.all([
    getWrittenLists(language),
    getGenerated(language),
  ]);
  const pages = await Promise.all(
    [...written, ...generated].map(async ({ from, ...list }) => {
      const { count } = getListPage(await getList({ collection: list.collection }, language));
      return Array.from({ length: count + 1 - from }, (_, index) => ({
        ...list,
        breadcrumbs: index + from === 1 ? [] : list.breadcrumbs,
        number: index + from,
        count,
      }));
    }),
  );
  return pages.flat();
}

/** A list, and the number of its first page that the build still has to make. */
type List = Omit<ListPageProps, 'number' | 'count'> & { from: number };

async function getWrittenLists(language: Language): Promise<List[]> {
  return (await getEntries('pages', language)).flatMap((page) => {
    const list = findWholeList(page.text);
    if (!list || !isCollectionName(list.collection)) return [];
    const { title, description, format } = page.data;
    return [
      {
        collection: list.collection,
        filters: list.filters,
        listPath: toPagePath(page.id),
        title,
        description,
        wordsLanguage: page.wordsLanguage,
        width: format === 'wide' ? ('wide' as const) : ('standard' as const),
        breadcrumbs: [toBreadcrumb(page, language)],
        from: 2,
      },
    ];
  });
}

async function getGenerated(language: Language): Promise<List[]> {
  return (await getGeneratedLists(language)).map(({ collection, path, title, description }) => ({
    collection,
    filters: getFilterNames(collection).join(' ') || undefined,
    listPath: path,
    title,
    description,
    wordsLanguage: language,
    width: 'standard',
    breadcrumbs: [{ label: title, href: toLocalPath(path, language) }],
    from: 1,
  }));
}

/**
 * The whole list that a text holds, with the filters that readers may use; undefined when the text
 * has none. A list that the text itself narrows does not continue on other pages.
 *
 * @example findWholeList('<EntryList collection="orders" filters="year outcome" />') // { collection: 'orders', filters: 'year outcome' }
 */
export function findWholeList(
  text: ContentText,
): { collection: string; filters?: string | undefined } | undefined {
  for (const { name, attributes } of text.components) {
    const definition = findComponent(name);
    const { collection, filters, ...limits } = definition?.shows?.(attributes) ?? {};
    if (definition?.hasPages && collection && Object.keys(limits).length === 0)
      return { collection, filters };
  }
  return undefined;
}
