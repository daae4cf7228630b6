import { getDefinition } from '../../../content-model/collections.ts';
import { addDays } from '../../../core/working-days.ts';
import type { Entry } from '../context.ts';
import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * How long after its date a record that has expired is pointed out, in days. Later it is in the
 * archive for good reason.
 */
const recent = 30;

/**
 * Points out records that say something odd about time: dated ahead without a day on which they
 * come on the site, or expired as soon as they are there.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
function checkDays({ source, collection, isDraft }: Entry, today: string): Fault[] {
  const { feed, occurrence } = getDefinition(collection);
  const { date, publishFrom, expiresOn } = source.data;
  if (isDraft || !feed || occurrence || typeof date !== 'string') return [];
  const report = (field: string, message: 'datedAhead' | 'expiredAlready', day: string): Fault => ({
    file: source.path,
    line: source.lineOf([field]),
    field,
    message,
    values: { day },
    ...(message === 'datedAhead' && { example: `publishFrom: ${day}` }),
  });
  const isAhead = date > today && !(typeof publishFrom === 'string' && publishFrom >= date);
  const isExpired =
    typeof expiresOn === 'string' && expiresOn < today && date >= addDays(today, -recent);
  return [
    ...(isAhead ? [report('date', 'datedAhead', date)] : []),
    ...(isExpired ? [report('expiresOn', 'expiredAlready', expiresOn)] : []),
  ];
}

export const oddDays = defineRule({
  of: 'entry',
  says: ['datedAhead', 'expiredAlready'],
  grade: 'review',
  follows: { onLine: ['notDay', 'yearUnlikely'] },
  check: (entry, { today }) => checkDays(entry, today),
});
