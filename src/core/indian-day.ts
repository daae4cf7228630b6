/** India keeps one time zone without summer time (UTC+5:30). */
export const indianTimeZone = 'Asia/Kolkata';

/** India is ahead of UTC by this all the year, in milliseconds. */
export const indianOffset = 5.5 * 60 * 60 * 1000;

/**
 * What a clock in India shows at a moment, in the form of ISO 8601; its `Z` means nothing. Reckoned, not
 * formatted, as browsers differ in how a locale writes a day.
 *
 * @example toIndianClock(new Date('2026-11-17T19:00:00Z')) // '2026-11-18T00:30:00.000Z'
 */
export function toIndianClock(moment: Date): string {
  return new Date(moment.getTime() + indianOffset).toISOString();
}

/**
 * The calendar day in India at a moment. Apart from the words for dates, as scripts of every page need it.
 *
 * @example toIndianDay(new Date('2026-11-17T19:00:00Z')) // '2026-11-18'
 */
export function toIndianDay(moment: Date): string {
  return toIndianClock(moment).slice(0, 10);
}
