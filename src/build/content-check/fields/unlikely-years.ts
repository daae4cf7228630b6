import { collectValues } from '../../content/values.ts';
import { faultIn, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * The first year that a day of the content can be in: some judgments are older than the federation.
 */
const firstYear = 1900;

/**
 * How far ahead a day can be, in years. The examples for staff are in 2099, so that they never
 * expire.
 */
const yearsAhead = 80;

/** Fields of a year in which something has begun. */
const beginnings = ['since'];

/** Finds days and years that are a slip of the keyboard, such as 2206 for 2026. */
export const unlikelyYears = defineRule({
  of: 'fields',
  says: ['yearUnlikely'],
  grade: 'stop',
  check({ file }, { today }) {
    const thisYear = Number(today.slice(0, 4));
    return collectValues(file.data).flatMap(({ path, value }): Fault[] => {
      const isBeginning = beginnings.includes(String(path.at(-1)));
      const last = thisYear + (isBeginning ? 0 : yearsAhead);
      const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
      if (isDay || (isBeginning && typeof value === 'number')) {
        const year = Number(String(value).slice(0, 4));
        const isLikely = year >= firstYear && year <= last;
        return isLikely
          ? []
          : [faultIn(file, path, 'yearUnlikely', { day: String(value), first: firstYear, last })];
      }
      return [];
    });
  },
});
