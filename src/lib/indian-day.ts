/** India keeps one time zone without summer time (UTC+5:30). */
export const indianTimeZone = 'Asia/Kolkata';

/** India is ahead of UTC by this all the year, in milliseconds. */
export const indianOffset = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India at a moment. Apart from the words for dates, as scripts of every page need it;
 * reckoned, not formatted, as browsers differ in how a locale writes a day.
 *
 * @example toIndianDay(new Date('2026-11-17T19:00:00Z')) // '2026-11-18'
 */
export function toIndianDay(moment: Date): string {
  return toIndianIso(moment).slice(0, 10);
}

/**
 * The time of day in India at a moment, of 24 hours.
 *
 * @example toIndianTime(new Date('2026-11-17T19:00:00Z')) // '00:30'
 */
export function toIndianTime(moment: Date): string {
  return toIndianIso(moment).slice(11, 16);
}

const toIndianIso = (moment: Date) => new Date(moment.getTime() + indianOffset).toISOString();
