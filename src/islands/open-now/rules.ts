import { weekdays, type OpeningHours } from '@federation/base/hours';
import { toIndianClock } from '@federation/base/indian-day';
import { addDays, toDate } from '@federation/base/working-days';

export type Opening =
  { open: true; until: string } | { open: false; day: string; in: number; opens: string };

/** Days ahead in which the next opening is searched; longer than any series of holidays. */
const maxDaysAhead = 31;

/**
 * Tells until when the office is open, or when it opens next; undefined if not within a month.
 *
 * @param hours times are IST; days that are not listed are closed
 * @param holidays days in India, `YYYY-MM-DD`, on which the office is closed
 */
export function toOpening(
  now: Date,
  hours: OpeningHours,
  holidays: readonly string[],
): Opening | undefined {
  const clock = toIndianClock(now);
  const [today, time] = [clock.slice(0, 10), clock.slice(11, 16)];
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const weekday = weekdays[(toDate(day).getUTCDay() + 6) % 7];
    if (holidays.includes(day)) continue;
    const [next] = hours
      .filter(({ days }) => days.some((one) => one === weekday))
      .filter(({ closes }) => ahead > 0 || time < closes)
      .sort((a, b) => a.opens.localeCompare(b.opens));
    if (!next) continue;
    if (ahead === 0 && time >= next.opens) return { open: true, until: next.closes };
    return { open: false, day, in: ahead, opens: next.opens };
  }
  return undefined;
}
