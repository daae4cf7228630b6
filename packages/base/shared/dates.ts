import { getClock } from '@federation/i18n/clocks';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { memoize } from './memoize.ts';
import { toDate } from './working-days.ts';

/**
 * Formats a day.
 *
 * @example formatDay('2026-11-18', 'en') // '18 November 2026'
 */
export function formatDay(day: string, language: Language): string {
  return format(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * The parts of a day for a date badge.
 *
 * @example formatDateBadge('2026-11-04', 'en') // { day: '04', month: 'Nov', year: '2026' }
 */
export function formatDateBadge(
  day: string,
  language: Language,
): { day: string; month: string; year: string } {
  return {
    day: format(day, language, { day: '2-digit' }),
    month: format(day, language, { month: 'short' }),
    year: format(day, language, { year: 'numeric' }),
  };
}

/**
 * Formats a range of days, or a single day if there is no end.
 *
 * @example formatDays('2026-11-18', '2026-11-19', 'en') // '18–19 November 2026'
 */
export function formatDays(from: string, to: string | undefined, language: Language): string {
  if (!to) return formatDay(from, language);
  const formatter = toFormatter(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return formatter.formatRange(toDate(from), toDate(to)).replace(/\s–\s/, '–');
}

/**
 * Formats a time of day, IST.
 *
 * @example formatTime('17:30', 'en') // '5:30 PM'
 */
export function formatTime(time: string, language: Language): string {
  const date = new Date(`2000-01-01T${time}:00Z`);
  return toFormatter(language, getClock(language))
    .format(date)
    .replace(/[ap]m/, (half) => half.toUpperCase());
}

/**
 * Formats the start and end of a range of times, IST. The end leaves out the part of the day that
 * opens both.
 *
 * @example formatTimes('16:00', '17:30', 'hi') // ['शाम 4:00', '5:30']
 */
export function formatTimes(from: string, to: string, language: Language): [string, string] {
  const [first, last] = [formatTime(from, language), formatTime(to, language)];
  const part = /^\p{Letter}.* /u.exec(first)?.[0] ?? '';
  return [first, last.startsWith(part) ? last.slice(part.length) : last];
}

/** Compares days, `YYYY-MM-DD`, which sort as text. */
export function isBefore(day: string, other: string): boolean {
  return day < other;
}

/** Making a formatter takes longer than using it. */
const toFormatter = memoize(
  (language: Language, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageDetails[language].locale, { timeZone: 'UTC', ...options }),
  (language, options) => `${language} ${JSON.stringify(options)}`,
);

function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return toFormatter(language, options).format(toDate(day));
}
