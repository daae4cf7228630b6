import { addDays, isDay } from '@federation/base/working-days';
import { rowsOf } from '@federation/content-model/files/values';
import { faultIn } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** Days before its end from which the list of holidays should be continued. */
const notice = 60;

/**
 * Points out that the list of holidays ends soon, or has ended: deadlines are worked out with it.
 */
export const holidaysEnd = defineRule({
  of: 'site',
  says: ['holidaysEnd'],
  stage: 'sense',
  grade: 'review',
  check({ settingsFile: file, today }) {
    const days = rowsOf(file.data['holidays']).map((holiday) => String(holiday?.['day']));
    const last = days.filter(isDay).sort().at(-1);
    if (last === undefined || last > addDays(today, notice)) return [];
    const place = ['holidays', days.indexOf(last), 'day'];
    return [{ ...faultIn(file, place, 'holidaysEnd', { day: last }), field: 'holidays' }];
  },
});
