import { pagedCollections } from '../collections/paths.ts';
import { toIndianDay } from '../core/indian-day.ts';
import type { Language } from '../i18n/languages.ts';
import { getEntries, type Entry } from './entries.ts';
import { byNewest, isCurrent } from './entry-lists.ts';

/** What runs in the tickers: entries of any collection that ask for it and are still news, newest first. */
export async function getTickerEntries(language: Language, limit: number): Promise<Entry[]> {
  const today = toIndianDay(new Date());
  const lists = await Promise.all(pagedCollections.map((name) => getEntries(name, language)));
  return lists
    .flat()
    .filter(({ data }) => data.ticker && isCurrent(data, today))
    .sort(byNewest)
    .slice(0, limit);
}
