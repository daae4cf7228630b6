/** India keeps one time zone without summer time (UTC+5:30). */
export const indianTimeZone = 'Asia/Kolkata';

/**
 * The calendar day in India at a moment. Apart from the words for dates, as scripts of every page need it.
 *
 * @example toIndianDay(new Date('2026-11-17T19:00:00Z')) // '2026-11-18'
 */
export function toIndianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: indianTimeZone }).format(moment);
}

/**
 * A moment in words, as the clocks of India show it.
 *
 * @example formatIndianMoment(new Date('2026-11-20T09:02:00Z'), 'en-IN') // '20 November 2026 at 2:32 PM'
 * @example formatIndianMoment(new Date('2026-11-20T09:02:00Z'), 'hi-IN') // '20 नवंबर 2026 को दोपहर 2:32 बजे'
 */
export function formatIndianMoment(moment: Date, locale: string, second?: '2-digit'): string {
  const day: Intl.DateTimeFormatOptions = { timeZone: indianTimeZone, day: 'numeric', month: 'long', year: 'numeric' };
  // Hindi says the part of the day before the hour; AM and PM are English.
  const dayPeriod = locale.startsWith('hi') ? 'short' : undefined;
  const words = moment.toLocaleString(locale, { ...day, hour: 'numeric', minute: '2-digit', second, hour12: true, dayPeriod });
  return words.replace(/[ap]m$/, (half) => half.toUpperCase());
}
