import { isDay } from '../fields/day.ts';
import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** Points out years in the title of an event and in the name of its folder that are not its own. */
export const eventYears = defineRule({
  of: 'entry',
  says: ['titleOfOtherYear', 'dateNotInFolderYear'],
  grade: 'review',
  follows: { onLine: ['notDay', 'yearUnlikely'] },
  check({ source, definition, id }) {
    const { date, endDate = date, title } = source.data;
    if (!definition.occurrence || !isDay(date) || !isDay(endDate)) return [];
    const isOther = (year: string | undefined): year is string =>
      year !== undefined && !date.startsWith(year) && !endDate.startsWith(year);
    const named = /\b20\d\d\b/.exec(String(title))?.[0];
    const inFolder = /-(20\d\d)$/.exec(id)?.[1];
    return [
      ...(isOther(named)
        ? [faultIn(source, ['title'], 'titleOfOtherYear', { year: named, date })]
        : []),
      ...(isOther(inFolder)
        ? [faultIn(source, ['date'], 'dateNotInFolderYear', { date, folder: id })]
        : []),
    ];
  },
});
