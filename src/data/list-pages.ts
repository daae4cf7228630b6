import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import { pagedCollections } from '@federation/content-model/collections/paths';
import { toPagePath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { isWrittenPage } from './entries.ts';

/** The list page of a collection for which staff have written no page. */
export interface GeneratedList {
  collection: CollectionName;
  /** Without a language. */
  path: string;
  title: string;
  description: string;
}

/** The list pages that the build generates: those of collections whose page is not in `pages`. */
export async function getGeneratedLists(language: Language): Promise<GeneratedList[]> {
  const t = getTranslator(language);
  const lists = await Promise.all(
    pagedCollections.map(async (collection) => {
      const id = getDefinition(collection).pages?.list ?? collection;
      if (await isWrittenPage(id)) return [];
      const title = t(`${collection}.name`);
      return [
        {
          collection,
          path: toPagePath(id),
          title,
          description: t('list.description', { name: title }),
        },
      ];
    }),
  );
  return lists.flat();
}

/**
 * The generated list page at the place of a page that does not exist; undefined where there is
 * none.
 */
export async function findGeneratedList(
  pageId: string,
  language: Language,
): Promise<GeneratedList | undefined> {
  return (await getGeneratedLists(language)).find(({ path }) => path === toPagePath(pageId));
}
