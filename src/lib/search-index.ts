import type { Language } from '../i18n/languages.ts';
import { getEntries } from './entries.ts';
import { toSummary } from './entry-summaries.ts';
import { pagedCollections, toEntryPath, toPagePath } from './paths.ts';

/** One thing that search can find. */
export interface SearchItem {
  path: string;
  title: string;
  /** What a page is about; records are found by their titles alone, which keeps the list light. */
  text?: string;
  wordsLanguage: Language;
}

/** Every listed page and every record with a page of its own, pages first. */
export async function getSearchItems(language: Language): Promise<SearchItem[]> {
  const pages = await getEntries('pages', language);
  const records = await Promise.all(
    pagedCollections.map(async (collection) =>
      (await getEntries(collection, language)).map((entry) => {
        const { title, wordsLanguage } = toSummary(entry, language);
        return { path: toEntryPath(collection, entry.id), title, wordsLanguage };
      }),
    ),
  );
  return [
    ...pages
      .filter(({ data }) => !data.unlisted)
      .map(({ id, data, wordsLanguage }) => ({ path: toPagePath(id), title: data.title, text: data.description, wordsLanguage })),
    ...records.flat(),
  ];
}
