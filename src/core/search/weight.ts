import type { KnownPage, KnownType } from './known-page.ts';

/** What is known of any page that was found. */
export interface Standing {
  /** Undefined for a type that the site no longer has. */
  type: KnownType | undefined;
  /** The day of a record, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** Whether it no longer holds. */
  stale?: boolean | undefined;
  inMenu?: boolean | undefined;
}

/** How much a record loses in each year beside the newest one, and at most. */
const [yearly, mostYearly] = [0.02, 0.2];

/**
 * How much a page counts beside others that have the same words: those in the menus before others,
 * what holds before what doesn’t, newer before older.
 *
 * @param newest the day of the newest record
 */
export function toWeight({ type, day, stale, inMenu }: Standing, newest: string): number {
  const years = day ? Math.max(0, Number(newest.slice(0, 4)) - Number(day.slice(0, 4))) : 0;
  const age = 1 - Math.min(mostYearly, yearly * years);
  return (type?.weight ?? 1) * age * (stale ? 0.8 : 1) * (inMenu ? 1.15 : 1);
}

/** The day of the newest record; empty without any. */
export const findNewest = (pages: readonly KnownPage[]): string =>
  pages.reduce((newest, { d = '' }) => (d > newest ? d : newest), '');
