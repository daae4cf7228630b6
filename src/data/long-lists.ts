import type { Language } from '../i18n/languages.ts';
import type { CollectionName } from '../collections/index.ts';
import { getEntries, type Entry } from './entries.ts';
import { findWholeList, toListPage } from '../core/paging.ts';
import { getRecords } from './records.ts';

/** A page after the first of a long list. */
export interface LongListPage {
  /** The page on which the list begins. */
  page: Entry<'pages'>;
  of: CollectionName;
  filter: string | undefined;
  /** The number of the page, from 2. */
  number: number;
  /** How many pages the list has. */
  count: number;
}

/** The pages after the first of all lists in a language that have more entries than one page shows. */
export async function getLongLists(language: Language): Promise<LongListPage[]> {
  const pages = await getEntries('pages', language);
  const lists = await Promise.all(
    pages.map(async (page) => {
      const list = findWholeList(page.file.body ?? '');
      if (!list) return [];
      const of = list.of as CollectionName;
      const { count } = toListPage(await getRecords({ of }, language));
      return Array.from({ length: count - 1 }, (_, index) => ({ page, of, filter: list.filter, number: index + 2, count }));
    }),
  );
  return lists.flat();
}
