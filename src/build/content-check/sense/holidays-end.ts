import { addDays } from '../../../core/working-days.ts';
import { defineRule } from '../rule.ts';
import { readHolidays } from './holidays.ts';

/** How long before its end the list of holidays is to be continued, in days. */
const notice = 60;

/**
 * Points out that the list of holidays ends soon, or has ended: deadlines are worked out with it.
 */
export const holidaysEnd = defineRule({
  of: 'site',
  says: ['holidaysEnd'],
  grade: 'review',
  check({ settingsFile: file, today }) {
    const last = readHolidays(file)
      .sort((a, b) => a.day.localeCompare(b.day))
      .at(-1);
    if (!last || last.day > addDays(today, notice)) return [];
    const place = { file: file.path, line: file.lineOf(last.path), field: 'holidays' };
    return [{ ...place, message: 'holidaysEnd', values: { day: last.day } }];
  },
});
