import type { SummaryFile, PageSummary } from '@federation/search/page-summary';
import { verifyPath } from '@federation/certificates/issuer';
import { toLocalPath } from '@federation/base/paths';
import { pagedCollections } from '@federation/content-model/collections/paths';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import {
  questionWords,
  stopWords,
  synonyms,
  findKeywords,
} from '@federation/search/index/keywords';
import { searchWords, settings, telephones } from './settings.ts';
import { getNewestRecords, getPages, type SitePage } from './site-pages.ts';

/** Pages that search finds by words of the settings, besides their own. */
const wordsOfSettings: Readonly<Record<string, readonly string[]>> = {
  '/contact': telephones,
  '/about/overview': [...Object.values(settings.name), ...Object.values(settings.shortName)],
};

/** Limit of entries; the full-text search has all of them. */
const mostRecords = 200;

/** Lists the pages and entries that the search suggests in a language. */
export async function getPageSummaries(language: Language): Promise<SummaryFile> {
  const t = getTranslator(language);
  const others = await getOtherNames(language);
  const pages = (await getPages(language)).filter(({ listed }) => listed);
  const records = await getKnownRecords(language);
  return {
    pages: [...pages, ...records].map((page) => toKnown(page, others)),
    types: Object.fromEntries([
      ['page', { name: t('pages.one') }],
      ...pagedCollections.map((name) => {
        const words = languages.map((each) => getTranslator(each)(`${name}.one`)).join(' ');
        return [name, { name: t(`${name}.one`), words }];
      }),
    ]),
    stopWords,
    questionWords,
    certificates: {
      page: toLocalPath(verifyPath, language),
      prefix: settings.certificatePrefix,
    },
    synonyms: synonyms[language]
      .map((group) => group.filter((word) => !isPhrase(word)).join(' '))
      .filter((group) => group.includes(' ')),
  };
}

/** The records that answer common queries, those that never grow old, and the newest. */
async function getKnownRecords(language: Language): Promise<SitePage[]> {
  const answers = new Set(searchWords.answers.map(({ page }) => page));
  const rankOf = ({ path, day }: SitePage) => (answers.has(path) ? 0 : day === undefined ? 1 : 2);
  return (await getNewestRecords(language, Infinity))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, mostRecords);
}

/** Words of a group of synonyms are looked up one by one; only phrases are written to the pages. */
const isPhrase = (words: string) => words.includes(' ');

function toKnown(
  { path, title, language, collection, keywords = [], warning, day, description }: SitePage,
  others: ReadonlyMap<string, string>,
): PageSummary {
  const isPage = collection === 'pages';
  // People type English everywhere, other languages on their own pages.
  const phraseLanguages = [...new Set([defaultLanguage, language])];
  const typed = searchWords.answers
    .filter(({ page }) => page === path)
    .flatMap((answer) => phraseLanguages.map((each) => answer.typed[each]))
    .join(', ');
  const words = [
    ...keywords,
    ...(isPage ? findKeywords(title, language).filter(isPhrase) : []),
    ...(wordsOfSettings[path] ?? []),
  ].join(', ');
  const otherNames = others.get(path);
  return {
    title,
    path: toLocalPath(path, language),
    type: isPage ? 'page' : collection,
    ...(typed && { typed }),
    ...(words && { keywords: words }),
    ...(otherNames && { otherNames }),
    ...(description && { description }),
    ...(!isPage && day && { day }),
    ...(warning && { warning }),
  };
}

/** Maps the path of each page to its names in the other languages. */
async function getOtherNames(language: Language): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const other of languages.filter((one) => one !== language))
    for (const { path, title, collection, keywords = [], translated } of [
      ...(await getPages(other)),
      ...(await getKnownRecords(other)),
    ]) {
      const words = collection === 'pages' ? [title, ...keywords] : [title];
      if (translated) names.set(path, [names.get(path), ...words].filter(Boolean).join(', '));
    }
  return names;
}
