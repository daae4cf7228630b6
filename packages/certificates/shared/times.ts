import { getClock } from '@federation/i18n/clocks';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { indianTimeZone, toIndianDay } from '@federation/base/indian-day';

const secondsPerDay = 24 * 60 * 60;

/**
 * The first second of a day in India, in seconds since 1970.
 *
 * @param day `YYYY-MM-DD`
 */
export function startOfIndianDay(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`) / 1000;
}

/** The last second of a day in India, in seconds since 1970. */
export function endOfIndianDay(day: string): number {
  return startOfIndianDay(day) + secondsPerDay - 1;
}

/** The day in India, `YYYY-MM-DD`, of a time in seconds since 1970. */
export function toDay(seconds: number): string {
  return toIndianDay(new Date(seconds * 1000));
}

/**
 * A date and time in India, written out.
 *
 * @example formatDateTime(new Date('2026-11-20T09:02:00Z'), 'en') // '20 November 2026 at 2:32 PM IST'
 * @example formatDateTime(new Date('2026-11-20T09:02:00Z'), 'hi') // '20 नवंबर 2026 को दोपहर 2:32 बजे IST'
 */
export function formatDateTime(time: Date, language: Language): string {
  const day = { timeZone: indianTimeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  const text = time.toLocaleString(languageDetails[language].locale, {
    ...day,
    ...getClock(language),
  });
  return `${text.replace(/[ap]m$/, (half) => half.toUpperCase())} IST`;
}
