/**
 * Calculation of days. Working days are Monday to Friday except holidays (rules of the ombudsman).
 * Days are `YYYY-MM-DD`.
 */

/**
 * Adds days to a day; a negative number subtracts.
 *
 * @example addDays('2026-12-30', 3) // '2027-01-02'
 */
export function addDays(day: string, days: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / (24 * 60 * 60 * 1000);
}

export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = toDate(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** The day itself if it is a working day, otherwise the next working day. */
export function findWorkingDay(day: string, holidays: readonly string[]): string {
  let result = day;
  while (!isWorkingDay(result, holidays)) result = addDays(result, 1);
  return result;
}

/**
 * Adds working days to a day. The day itself is not counted.
 *
 * @example addWorkingDays('2026-12-24', 1, ['2026-12-25']) // '2026-12-28'
 */
export function addWorkingDays(day: string, days: number, holidays: readonly string[]): string {
  let result = day;
  for (let remaining = days; remaining > 0; remaining -= 1)
    result = findWorkingDay(addDays(result, 1), holidays);
  return result;
}

/** True for a valid day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(toDate(text).getTime()) &&
    addDays(text, 0) === text
  );
}

/** Midnight UTC of a day. Days are always in UTC, so that no time zone shifts them. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
