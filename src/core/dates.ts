import { clocks } from '../i18n/clocks.ts';
import { languageDetails, type Language } from '../i18n/languages.ts';
import { toDate } from './working-days.ts';

/**
 * A day in words.
 *
 * @example formatDay('2026-11-18', 'en') // '18 November 2026'
 */
export function formatDay(day: string, language: Language): string {
  return format(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * The parts of a day for a small calendar leaf.
 *
 * @example toDateBadge('2026-11-04', 'en') // { day: '04', month: 'Nov', year: '2026' }
 */
export function toDateBadge(day: string, language: Language): { day: string; month: string; year: string } {
  return {
    day: format(day, language, { day: '2-digit' }),
    month: format(day, language, { month: 'short' }),
    year: format(day, language, { year: 'numeric' }),
  };
}

/**
 * A span of days in words; one day when there is no end.
 *
 * @example formatDays('2026-11-18', '2026-11-19', 'en') // '18–19 November 2026'
 */
export function formatDays(from: string, to: string | undefined, language: Language): string {
  if (!to || to === from) return formatDay(from, language);
  const formatter = formatterFor(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return formatter.formatRange(toDate(from), toDate(to)).replace(/\s*–\s*/, '–');
}

/**
 * A time of day in words, IST.
 *
 * @example formatTime('17:30', 'en') // '5:30 PM'
 */
export function formatTime(time: string, language: Language): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  return formatterFor(language, clocks[language]).format(moment).toUpperCase();
}

/** Whether a day lies before another; days are `YYYY-MM-DD`, which sort as text. */
export function isBefore(day: string, other: string): boolean {
  return day < other;
}

function formatterFor(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageDetails[language].locale, { timeZone: 'UTC', ...options });
}

function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatterFor(language, options).format(toDate(day));
}
