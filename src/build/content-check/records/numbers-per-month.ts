import { isNumberIn, parseNumber } from '../../../content-model/fields/series.ts';
import { faultIn } from '../fault.ts';
import { isDay } from '../fields/day.ts';
import { defineRule } from '../rule.ts';

/** How much of a month has passed on a day, counted from the beginning of its year. */
const toMonths = (day: string) => Number(day.slice(5, 7)) - 1 + Number(day.slice(8)) / 31;

/**
 * Points out numbers that do not fit their date: the settings say how many a month the series has,
 * and the number is off by more than half of what that makes, and by more than a month.
 */
export const numbersPerMonth = defineRule({
  of: 'site',
  says: ['numberNotOfMonth'],
  grade: 'review',
  follows: { onLine: ['numberOfOtherYear'] },
  check: ({ sources, missingNumbers }) =>
    [...sources.values()].flatMap((file) => {
      const { number, date } = file.data;
      const parsed = typeof number === 'string' ? parseNumber(number) : undefined;
      if (typeof number !== 'string' || !parsed || !isDay(date)) return [];
      const { perMonth } =
        missingNumbers.find(({ series }) => isNumberIn({ series }, parsed)) ?? {};
      if (perMonth === undefined || !date.startsWith(parsed.year)) return [];
      const about = Math.round(perMonth * toMonths(date));
      const difference = Math.abs(parsed.position - about);
      return difference > Math.max(about / 2, perMonth)
        ? [faultIn(file, ['number'], 'numberNotOfMonth', { number, date, about, perMonth })]
        : [];
    }),
});
