import { addDays } from '../../../core/working-days.ts';
import { faultIn } from '../fault.ts';
import { isDay } from '../fields/day.ts';
import { defineRule } from '../rule.ts';

/** What links to a record longer before its date announced an earlier version of it, in days. */
const longAgo = 365;

/**
 * Points out records that were announced later than the federation promises: the first notice whose
 * link leads to them is too close to the day from which they apply.
 */
export const announcedLate = defineRule({
  of: 'entry',
  says: ['announcedLate'],
  grade: 'review',
  follows: { onLine: ['notDay', 'yearUnlikely'] },
  check({ source, definition, id }, { sources }) {
    const { announcedAhead: days, pages } = definition;
    const { date } = source.data;
    if (days === undefined || !pages || !isDay(date)) return [];
    const first = [...sources.values()]
      .flatMap(({ data, path }) =>
        data.link === `${pages.root}/${id}` && isDay(data.date) ? [{ day: data.date, path }] : [],
      )
      .filter(({ day }) => day <= date && day >= addDays(date, -longAgo))
      .sort((a, b) => a.day.localeCompare(b.day))[0];
    return first && first.day > addDays(date, -days)
      ? [
          faultIn(source, ['date'], 'announcedLate', {
            date,
            days,
            announced: first.day,
            other: first.path,
          }),
        ]
      : [];
  },
});
