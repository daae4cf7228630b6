import { isDay } from '../fields/day.ts';
import { findNumbers } from '../languages/numbers.ts';
import { defineRule } from '../rule.ts';

/** The beginning of an addition that says when it was made: “Added on 18 November 2026:”. */
const opening = /^[^:.।]{0,60}:/;

/**
 * Points out days in a report that come after the date of the report. A paragraph that begins with a
 * later day was added on it and may tell of anything.
 */
export const laterDays = defineRule({
  of: 'words',
  says: ['dayAfterReport'],
  grade: 'review',
  check(words, { entry }) {
    const date = entry?.source.data.date;
    if (!entry?.definition.looksBack?.(entry.source.data as never) || !isDay(date)) return [];
    const toLater = (text: string) =>
      findNumbers(text).days.filter((day) => isDay(day) && day > date);
    if (toLater(opening.exec(words)?.[0] ?? '').length > 0) return [];
    return toLater(words).map((day) => ({ values: { day, date } }));
  },
});
