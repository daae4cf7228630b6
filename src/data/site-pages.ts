import type { CollectionWith } from '@federation/content-model/collections';
import { toPagePath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import { getEntries, getPagedEntries } from './entries.ts';
import { inEveryLanguage } from './every-language.ts';
import { getSummary, toWarning } from './entry-summaries.ts';
import { oncePerBuild } from './once-per-build.ts';
import { getGeneratedLists } from './list-pages.ts';

/** A page of the site, from any source. */
export interface SitePage {
  /** The path without its language. */
  path: string;
  title: string;
  language: Language;
  /** False if only the words around its text are in that language. */
  translated: boolean;
  /** True if search and the site map list it. */
  listed: boolean;
  /** The collection of a record; `pages` for a page that staff write and for a list. */
  collection: CollectionWith<'pages'> | 'pages';
  /** Other words by which it should be found; its name in the menus is one of them. */
  keywords?: string[] | undefined;
  /** A sentence or two. */
  description?: string | undefined;
  /** Set if the entry no longer holds. */
  warning?: string | undefined;
  /** The day of the record, or of the last review, `YYYY-MM-DD`. */
  day?: string | undefined;
}

/** Every page that staff write, every list and every record with a page, in every language. */
async function getSitePages(): Promise<SitePage[]> {
  return inEveryLanguage(async (language) => [
    ...(await getPages(language)),
    ...(await getRecords(language)),
  ]);
}

/** The listed pages that are written in their language, by path: those that search engines are told. */
export const getVersions = oncePerBuild(async () =>
  Map.groupBy(
    (await getSitePages()).filter(({ listed, translated }) => listed && translated),
    ({ path }) => path,
  ),
);

/** The newest records of a language that have a page, of all collections together. */
export async function getNewestRecords(language: Language, count: number): Promise<SitePage[]> {
  return (await getRecords(language))
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    .slice(0, count);
}

/** Every page that staff write and every list, in a language. */
export async function getPages(language: Language): Promise<SitePage[]> {
  const written = (await getEntries('pages', language)).map(({ id, data, wordsLanguage }) => ({
    path: toPagePath(id),
    title: data.title,
    language,
    translated: wordsLanguage === language,
    listed: !data.unlisted,
    collection: 'pages' as const,
    keywords: [data.keywords, data.menuTitle].filter((words) => words !== undefined),
    description: data.description,
    day: data.lastReviewed,
  }));
  const generated = (await getGeneratedLists(language)).map(({ path, title }) => ({
    path,
    title,
    language,
    translated: true,
    listed: true,
    collection: 'pages' as const,
  }));
  return [...written, ...generated];
}

async function getRecords(language: Language): Promise<SitePage[]> {
  return (await getPagedEntries(language)).map((entry) => {
    const summary = getSummary(entry, language);
    const { title, text, tags, facts = [], day, path = '/', wordsLanguage } = summary;
    const translated = wordsLanguage === language;
    return {
      path,
      title,
      language,
      translated,
      listed: true,
      collection: entry.collection,
      keywords: [...tags, ...facts.map(({ value }) => value)],
      description: text,
      warning: toWarning(summary),
      day,
    };
  });
}
