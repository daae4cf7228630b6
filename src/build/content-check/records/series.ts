import { parseNumber } from '../../../content-model/fields/series.ts';
import { faultIn, type Fault } from '../fault.ts';
import { isDay } from '../fields/day.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds numbers of a series, such as `OMB/2026/003`, that two records have or that name another year
 * than the date.
 */
export const series = defineRule({
  of: 'site',
  says: ['numberUsedTwice', 'numberOfOtherYear'],
  grade: 'stop',
  check({ sources }) {
    const owners = new Map<string, string>();
    return [...sources.values()].flatMap((file): Fault[] => {
      const { number, date } = file.data;
      const parsed = typeof number === 'string' ? parseNumber(number) : undefined;
      if (typeof number !== 'string' || !parsed) return [];
      const { year } = parsed;
      const key = `${parsed.series}/${year}/${parsed.position}`;
      const other = owners.get(key);
      if (other === undefined) owners.set(key, file.path);
      return [
        ...(other === undefined
          ? []
          : [faultIn(file, ['number'], 'numberUsedTwice', { number, other })]),
        ...(isDay(date) && !date.startsWith(year)
          ? [faultIn(file, ['number'], 'numberOfOtherYear', { number, year, date })]
          : []),
      ];
    });
  },
});
