import { languages, type Language } from '../i18n/languages.ts';
import { getEntries } from './entries.ts';
import { toSummary } from './entry-summaries.ts';
import { pagedCollections, toEntryPath, toPagePath, type PagedCollection } from '../core/paths.ts';

/** A page of the site, whatever it is made of. */
export interface SitePage {
  /** The path without its language. */
  path: string;
  title: string;
  language: Language;
  /** Whether its words are in that language, not only those around them. */
  translated: boolean;
  /** Whether it is to be found. */
  listed: boolean;
  collection: 'pages' | PagedCollection;
  /** Other words by which it should be found; its name in the menus is one of them. */
  keywords?: string[] | undefined;
  /** The day it is of, or was last looked over. */
  day?: string | undefined;
}

/** Every page that staff write and every record with a page, in every language. */
export async function getSitePages(): Promise<SitePage[]> {
  const lists = await Promise.all(
    languages.map(async (language) => {
      const pages = (await getEntries('pages', language)).map(({ id, data, wordsLanguage }) => ({
        path: toPagePath(id),
        title: data.title,
        language,
        translated: wordsLanguage === language,
        listed: !data.unlisted,
        collection: 'pages' as const,
        keywords: [data.keywords, data.menuTitle].filter((words) => words !== undefined),
        day: data.lastReviewed,
      }));
      const records = await Promise.all(
        pagedCollections.map(async (collection) =>
          (await getEntries(collection, language)).map((entry) => {
            const { title, day, wordsLanguage } = toSummary(entry, language);
            return {
              path: toEntryPath(collection, entry.id),
              title,
              language,
              translated: wordsLanguage === language,
              listed: true,
              collection,
              day,
            };
          }),
        ),
      );
      return [...pages, ...records.flat()];
    }),
  );
  return lists.flat();
}
