import { languageDetails, type Language } from '@federation/i18n/languages';
import { formatTimes } from './dates.ts';

/** The days of the week, in the order of lists. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Weekday = (typeof weekdays)[number];

/**
 * Opening hours by day, as `HH:MM`. Days that are not listed are closed; one that is listed twice has
 * a break.
 */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string }[];

/** A row of a list of opening hours; `times` is undefined if closed. */
export interface HoursRow {
  days: string;
  times: string | undefined;
}

/**
 * Formats opening hours, including closed days. Consecutive days with the same hours share a row.
 * Times are IST.
 *
 * @example formatHours([{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }], 'en')[0] // { days: 'Mon–Tue', times: '9:00 AM–5:30 PM' }
 */
export function formatHours(hours: OpeningHours, language: Language): HoursRow[] {
  const toRange = (from: string, to: string) => `${from}–${to}`;
  return toRows(hours, language, { weekday: 'short', toRange });
}

/**
 * Describes the open days and their times for a sentence. Times are IST.
 *
 * @param toRange joins a first and a last day or time, such as “9 AM to 5 PM”
 * @example describeHours([{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }], 'en', …) // 'Monday to Tuesday, 9:00 AM to 5:30 PM'
 */
export function describeHours(
  hours: OpeningHours,
  language: Language,
  toRange: (from: string, to: string) => string,
): string {
  const rows = toRows(hours, language, { weekday: 'long', toRange })
    .filter(({ times }) => times !== undefined)
    .map(({ days, times }) => `${days}, ${times}`);
  return new Intl.ListFormat(languageDetails[language].locale).format(rows);
}

interface RowStyle {
  weekday: 'short' | 'long';
  toRange: (from: string, to: string) => string;
}

function toRows(
  hours: OpeningHours,
  language: Language,
  { weekday, toRange }: RowStyle,
): HoursRow[] {
  const toTimes = (day: Weekday) => {
    const ranges = hours
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => toRange(...formatTimes(opens, closes, language)));
    return ranges.length > 0 ? ranges.join(', ') : undefined;
  };
  const rows: { from: Weekday; to: Weekday; times: string | undefined }[] = [];
  for (const day of weekdays) {
    const last = rows.at(-1);
    if (last && last.times === toTimes(day)) last.to = day;
    else rows.push({ from: day, to: day, times: toTimes(day) });
  }
  return rows.map(({ from, to, times }) => {
    const first = formatWeekday(from, language, weekday);
    const days = from === to ? first : toRange(first, formatWeekday(to, language, weekday));
    return { days, times };
  });
}

/** Formats a day of the week, such as “Mon” or “Monday”. */
export function formatWeekday(
  day: Weekday,
  language: Language,
  weekday: 'short' | 'long' = 'short',
): string {
  // 2 January 2023 was a Monday.
  const date = new Date(Date.UTC(2023, 0, 2 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(languageDetails[language].locale, {
    weekday,
    timeZone: 'UTC',
  }).format(date);
}
