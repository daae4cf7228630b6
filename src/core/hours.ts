import { languageDetails, type Language } from '../i18n/languages.ts';
import { formatTime } from './dates.ts';

/** The days of the week in the order in which they are listed. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Weekday = (typeof weekdays)[number];

/** On which days something opens and closes when, as `HH:MM`; days that are not named are closed. */
type OpeningHours = { days: Weekday[]; opens: string; closes: string }[];

/** One line of an opening hours list; `times` is missing on days when all is closed. */
export interface HoursRow {
  days: string;
  times: string | undefined;
}

/**
 * Opening hours as lines of text, days with the same hours together, closed days too. All times IST.
 *
 * @example formatHours([{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }], 'en')[0] // { days: 'Mon–Tue', times: '9:00 AM–5:30 PM' }
 */
export function formatHours(hours: OpeningHours, language: Language): HoursRow[] {
  const timesOf = (day: Weekday) => {
    const found = hours.find(({ days }) => days.includes(day));
    return found && `${formatTime(found.opens, language)}–${formatTime(found.closes, language)}`;
  };
  const rows: { from: Weekday; to: Weekday; times: string | undefined }[] = [];
  for (const day of weekdays) {
    const last = rows.at(-1);
    if (last && last.times === timesOf(day)) last.to = day;
    else rows.push({ from: day, to: day, times: timesOf(day) });
  }
  return rows.map(({ from, to, times }) => ({
    days: from === to ? formatWeekday(from, language) : `${formatWeekday(from, language)}–${formatWeekday(to, language)}`,
    times,
  }));
}

function formatWeekday(day: Weekday, language: Language): string {
  // 2 January 2023 was a Monday.
  const date = new Date(Date.UTC(2023, 0, 2 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(languageDetails[language].locale, { weekday: 'short', timeZone: 'UTC' }).format(date);
}
