import type { CommonData } from '../../../content-model/fields/common.ts';
import { isDay } from '../fields/day.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * Points out a photograph or a talk of an event that is not dated on a day of the event; there may
 * be a reason.
 */
export const daysOfOwner = defineRule({
  of: 'entry',
  says: ['dateNotOfEvent', 'dateNotInEvent'],
  grade: 'review',
  check({ source, definition }, { sources }) {
    const owner = definition.belongsTo?.(source.data as Partial<CommonData> as CommonData);
    const { date: first, endDate: last = first } =
      (owner && sources.get(`${owner.collection}/${owner.id}`)?.data) ?? {};
    const { date } = source.data;
    if (!owner || !isDay(date) || !isDay(first) || !isDay(last) || (date >= first && date <= last))
      return [];
    const message = first === last ? 'dateNotOfEvent' : 'dateNotInEvent';
    return [faultIn(source, ['date'], message, { date, event: owner.id, first, last })];
  },
});
