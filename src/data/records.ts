import type { Language } from '../i18n/languages.ts';
import { isBefore } from '../core/dates.ts';
import { toIndianDay } from '../core/indian-day.ts';
import { getEntries, type Entry } from './entries.ts';
import type { CollectionName } from '../collections/index.ts';
import { kindFields } from '../collections/site/content-components.ts';

/** Which entries of a collection a list shows. */
export interface RecordQuery {
  of: CollectionName;
  /** Only those of this kind, group, type or category, whichever the collection has. */
  kind?: string | undefined;
  /** Only those of this year. */
  year?: string | undefined;
  /** Only events that are still to come or that are over. */
  when?: 'upcoming' | 'past' | undefined;
  /** How many at most. */
  limit?: number | undefined;
}

/** The entries that a query asks for: by their order where staff gave one, else newest first; events to come soonest first. */
export async function getRecords({ of, kind, year, when, limit }: RecordQuery, language: Language): Promise<Entry[]> {
  const entries = await getEntries(of, language);
  const today = toIndianDay(new Date());
  return entries
    .filter((entry) => !kind || toKind(entry) === kind)
    .filter((entry) => !year || toDay(entry).startsWith(year))
    .filter((entry) => !when || isBefore(toLastDay(entry), today) === (when === 'past'))
    .sort(
      (a, b) => toOrder(a) - toOrder(b) || (when === 'upcoming' ? -1 : 1) * toDay(b).localeCompare(toDay(a)) || a.id.localeCompare(b.id),
    )
    .slice(0, limit);
}

type Fields = Record<string, unknown>;

function toKind(entry: Entry): unknown {
  const data = entry.data as Fields;
  return kindFields.map((field) => data[field]).find((value) => value !== undefined);
}

/** The day of an entry, or its year where it has only that; empty where it has neither. */
function toDay(entry: Entry): string {
  const { date, year } = entry.data as Fields;
  return String(date ?? year ?? '');
}

function toLastDay(entry: Entry): string {
  const { endDate } = entry.data as Fields;
  return String(endDate ?? toDay(entry));
}

function toOrder(entry: Entry): number {
  const { order, rank } = entry.data as Fields;
  return Number(order ?? rank ?? 0);
}
