import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import type { CommonData } from '@federation/content-model/fields/common';
import { isBefore } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { addDays } from '@federation/base/working-days';
import type { Language } from '@federation/i18n/languages';
import { getEntries, type Entry } from './entries.ts';
import { oncePerBuild } from './once-per-build.ts';

/**
 * Period that a list shows. `current` entries are still news. `archived` entries are past ones,
 * except those of this year and the last where a page lists their kind.
 */
export type Period = 'upcoming' | 'past' | 'current' | 'archived';

export interface EntryQuery<Name extends CollectionName = CollectionName> {
  collection: Name;
  kind?: string | undefined;
  /** Four digits. */
  year?: string | undefined;
  period?: Period | undefined;
  limit?: number | undefined;
}

/**
 * The entries of a query: in the order that staff gave them, else newest first; upcoming ones
 * soonest first.
 */
export async function getList<Name extends CollectionName>(
  { collection, kind, year, period, limit }: EntryQuery<Name>,
  language: Language,
): Promise<Entry<Name>[]> {
  const today = toIndianDay(new Date());
  const all = await (period === 'upcoming' ? getSoonestFirst : getNewestFirst)(
    collection,
    language,
  );
  return all
    .filter(({ data }) => !kind || data.kind === kind)
    .filter(({ data }) => !year || data.date?.startsWith(year))
    .filter((entry) => !period || isInPeriod(entry, period, today))
    .slice(0, limit) as Entry<Name>[];
}

// The page of each record needs its list, so each list is sorted once.
const getNewestFirst = oncePerBuild(async (collection: CollectionName, language: Language) =>
  (await getEntries(collection, language)).toSorted(
    (a, b) => compareOrder(a.data, b.data) || byNewest(a, b),
  ),
);

const getSoonestFirst = oncePerBuild(async (collection: CollectionName, language: Language) =>
  (await getEntries(collection, language)).toSorted(
    (a, b) =>
      compareOrder(a.data, b.data) || -compareDate(a.data, b.data) || a.id.localeCompare(b.id),
  ),
);

/** The years of the entries of a query, newest first. */
export async function getYears(query: EntryQuery, language: Language): Promise<string[]> {
  const years = (await getList(query, language)).flatMap(
    ({ data }) => data.date?.slice(0, 4) ?? [],
  );
  return [...new Set(years)].sort().reverse();
}

/**
 * Sorts the newest first; entries of one day by their ids, so that every build gives the same
 * order.
 */
export function byNewest(a: Pick<Entry, 'id' | 'data'>, b: Pick<Entry, 'id' | 'data'>): number {
  return compareDate(a.data, b.data) || a.id.localeCompare(b.id);
}

/**
 * True until the last day on which staff call the entry news.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function isCurrent({ expiresOn }: Pick<CommonData, 'expiresOn'>, today: string): boolean {
  return !expiresOn || !isBefore(expiresOn, today);
}

/**
 * True for entries that came on the site fewer than `days` days ago, which are marked as new.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function isRecent(
  { date, publishFrom }: Pick<CommonData, 'date' | 'publishFrom'>,
  today: string,
  days: number,
): boolean {
  const since = publishFrom ?? date;
  return since !== undefined && today < addDays(since, days);
}

function isInPeriod({ collection, data }: Entry, period: Period, today: string): boolean {
  if (period === 'current') return isCurrent(data, today);
  const isPast = isBefore(data.endDate ?? data.date ?? '', today);
  if (period === 'archived')
    return (
      isPast && (isBeforeLastYear(data, today) || !getDefinition(collection).pages?.listFor?.(data))
    );
  return isPast === (period === 'past');
}

const isBeforeLastYear = ({ date = '' }: CommonData, today: string) =>
  Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - 1;

const compareOrder = (a: CommonData, b: CommonData) => (a.order ?? 0) - (b.order ?? 0);
const compareDate = (a: CommonData, b: CommonData) => (b.date ?? '').localeCompare(a.date ?? '');
