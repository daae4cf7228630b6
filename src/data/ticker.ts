import { toIndianDay } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';
import { getPagedEntries, type Entry } from './entries.ts';
import { byNewest, isCurrent } from './entry-lists.ts';
import { oncePerBuild } from './once-per-build.ts';

/** Entries of any collection that ask for the ticker and are still news, newest first. */
export async function getTickerEntries(language: Language, limit: number): Promise<Entry[]> {
  return (await getCurrent(language)).slice(0, limit);
}

// Every page has the tickers.
const getCurrent = oncePerBuild(async (language: Language) => {
  const today = toIndianDay(new Date());
  return (await getPagedEntries(language))
    .filter(({ data }) => data.ticker && isCurrent(data, today))
    .sort(byNewest);
});
