import type { Language } from '../i18n/languages.ts';
import { getTranslator } from '../i18n/translate.ts';
import { toLocalPath } from '../core/paths.ts';
import { getNewestRecords, getPages } from './site-pages.ts';
import type { Suggestion } from '../core/search/suggestion.ts';
import { toKeywords } from '../build/search/keywords.ts';

/** How many records are suggested at most; the search itself finds all of them. */
const newestRecords = 200;

/** What the search box suggests in a language: every listed page, then the newest records. */
export async function getSuggestions(language: Language): Promise<Suggestion[]> {
  const t = getTranslator(language);
  const pages = (await getPages(language)).filter(({ listed }) => listed);
  const newest = await getNewestRecords(language, newestRecords);
  return [...pages, ...newest].map(({ path, title, collection, keywords, warning }) => {
    const words =
      collection === 'pages'
        ? [...(keywords ?? []), ...toKeywords(title, language)].join(' ').trim()
        : '';
    const kind = t(`${collection}.one`);
    return {
      t: title,
      p: toLocalPath(path, language),
      k: warning ? `${kind} · ${warning}` : kind,
      ...(words && { w: words }),
    };
  });
}
