import { collectValues } from '../../content/values.ts';
import { isDay } from '../fields/day.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** Fields of days on which something was done. */
const done = ['lastReviewed', 'checkedOn', 'changedOn'];

/** Points out days on which something is said to have been done, and which are still to come. */
export const daysToCome = defineRule({
  of: 'fields',
  says: ['dayToCome'],
  grade: 'review',
  follows: { onLine: ['notDay'] },
  check: ({ file }, { today }) =>
    collectValues(file.data).flatMap(({ path, value }) =>
      path.some((key) => done.includes(String(key))) && isDay(value) && value > today
        ? [faultIn(file, path, 'dayToCome', { day: value })]
        : [],
    ),
});
