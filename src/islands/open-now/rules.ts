import { toIndianClock } from '../../core/indian-day.ts';
import { addDays, toDate } from '../../core/working-days.ts';

/** When some days of the week are open, IST. */
export interface OpeningHours {
  days: string[];
  opens: string;
  closes: string;
}

export type Opening = { open: true; until: string } | { open: false; day: string; in: number; opens: string };

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** How far the next opening is looked for; longer than any row of holidays. */
const horizon = 31;

/**
 * Whether it is open at a moment, and till when or from when; undefined when it does not open within a month.
 *
 * @param hours times are IST; a day that is named nowhere is closed
 * @param holidays days in India, `YYYY-MM-DD`, on which it is closed all day
 */
export function toOpening(moment: Date, hours: readonly OpeningHours[], holidays: readonly string[]): Opening | undefined {
  const clock = toIndianClock(moment);
  const [today, time] = [clock.slice(0, 10), clock.slice(11, 16)];
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    const day = addDays(today, ahead);
    const weekday = weekdays[toDate(day).getUTCDay()] ?? '';
    const times = holidays.includes(day) ? undefined : hours.find(({ days }) => days.includes(weekday));
    if (!times || (ahead === 0 && time >= times.closes)) continue;
    if (ahead === 0 && time >= times.opens) return { open: true, until: times.closes };
    return { open: false, day, in: ahead, opens: times.opens };
  }
  return undefined;
}
