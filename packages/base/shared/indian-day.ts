/** The time zone of India, which has no daylight saving time. */
export const indianTimeZone = 'Asia/Kolkata';

/** The offset of Indian time from UTC, in milliseconds. */
const indianOffset = 5.5 * 60 * 60 * 1000;

/**
 * The local time in India in ISO 8601 format; ignore its `Z`. It is calculated, because browsers
 * format locales differently.
 *
 * @example toIndianClock(new Date('2026-11-17T19:00:00Z')) // '2026-11-18T00:30:00.000Z'
 */
export function toIndianClock(date: Date): string {
  return new Date(date.getTime() + indianOffset).toISOString();
}

/**
 * The calendar day in India. This module imports no texts, because every page loads it.
 *
 * @example toIndianDay(new Date('2026-11-17T19:00:00Z')) // '2026-11-18'
 */
export function toIndianDay(date: Date): string {
  return toIndianClock(date).slice(0, 10);
}
