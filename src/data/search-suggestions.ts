import type { Language } from '../i18n/languages.ts';
import { getTranslator, type StringKey } from '../i18n/translate.ts';
import { toLocalPath } from '../core/paths.ts';
import { getSitePages, type SitePage } from './site-pages.ts';
import type { Suggestion } from '../core/search/suggestion.ts';
import { toKeywords } from '../build/search/keywords.ts';

/** How many records are suggested at most; the search itself finds all of them. */
const newestRecords = 200;

/** What the search box suggests in a language: every listed page, then the newest records. */
export async function getSuggestions(language: Language): Promise<Suggestion[]> {
  const t = getTranslator(language);
  const listed = (await getSitePages()).filter((page) => page.listed && page.language === language);
  const [pages, records] = [listed.filter(isWritten), listed.filter((page) => !isWritten(page))];
  const newest = records.sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '')).slice(0, newestRecords);
  return [...pages, ...newest].map(({ path, title, collection, keywords, warning }) => {
    const words = collection === 'pages' ? [...(keywords ?? []), ...toKeywords(title, language)].join(' ').trim() : '';
    const kind = t(`${collection}.one` as StringKey);
    return { t: title, p: toLocalPath(path, language), k: warning ? `${kind} · ${warning}` : kind, ...(words && { w: words }) };
  });
}

const isWritten = ({ collection }: SitePage) => collection === 'pages';
