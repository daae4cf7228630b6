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
