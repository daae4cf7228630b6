/**
 * Counting of days in India. Working days are Monday to Friday, the holidays of the list excepted
 * (rules of the ombudsman). Days are `YYYY-MM-DD`.
 */

/**
 * The day so many days later; earlier with a negative number.
 *
 * @example addDays('2026-12-30', 3) // '2027-01-02'
 */
export function addDays(day: string, days: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether people work on a day. */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = toDate(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** The day itself when it is a working day, else the next one. */
export function toWorkingDay(day: string, holidays: readonly string[]): string {
  let found = day;
  while (!isWorkingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/**
 * The day so many working days later; the day itself is not counted.
 *
 * @example addWorkingDays('2026-12-24', 1, ['2026-12-25']) // '2026-12-28'
 */
export function addWorkingDays(day: string, days: number, holidays: readonly string[]): string {
  let found = day;
  for (let left = days; left > 0; left -= 1) found = toWorkingDay(addDays(found, 1), holidays);
  return found;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDate(text).getTime()) && addDays(text, 0) === text;
}

/** A day as the moment of its midnight in UTC. A day has no time zone; read and written as UTC, no zone can shift it. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
