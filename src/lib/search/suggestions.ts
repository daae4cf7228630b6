import type { Language } from '../../i18n/languages.ts';
import { getTranslator } from '../../i18n/translate.ts';
import { getEntries } from '../entries.ts';
import { toSummary } from '../entry-summaries.ts';
import { pagedCollections, toEntryPath, toLocalPath, toPagePath } from '../paths.ts';
import type { Suggestion } from './suggestion.ts';
import { toKeywords } from './synonyms.ts';

/** How many records are suggested at most; the search itself finds all of them. */
const newestRecords = 200;

/** What the search box suggests in a language: every listed page, then the newest records. */
export async function getSuggestions(language: Language): Promise<Suggestion[]> {
  const t = getTranslator(language);
  const pages = (await getEntries('pages', language))
    .filter(({ data }) => !data.unlisted)
    .map(({ id, data }) => {
      const words = [data.keywords ?? '', data.menuTitle ?? '', ...toKeywords(data.title, language)].join(' ').trim();
      return { t: data.title, p: toLocalPath(toPagePath(id), language), k: t('search.type.page'), ...(words && { w: words }) };
    });
  const lists = await Promise.all(
    pagedCollections.map(async (collection) =>
      (await getEntries(collection, language)).map((entry) => {
        const { title, day = '' } = toSummary(entry, language);
        return { day, item: { t: title, p: toLocalPath(toEntryPath(collection, entry.id), language), k: t(`search.type.${collection}`) } };
      }),
    ),
  );
  const records = lists.flat().sort((a, b) => b.day.localeCompare(a.day));
  return [...pages, ...records.slice(0, newestRecords).map(({ item }) => item)];
}
