import type { Fault } from '../fault.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { readHolidays, toList, type Named } from './holidays.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds days of the week that are in two rows of the opening hours, and days that are holidays
 * twice.
 */
function checkRepeatedDays(settingsFile: ContentFile): Fault[] {
  const data = settingsFile.data;
  const hours = ['officeHours', 'supportHours'].map((list) =>
    toList(data[list]).flatMap((row, index) =>
      toList((row as { days?: unknown } | null)?.days).map((day, place) => ({
        day: String(day),
        path: [list, index, 'days', place],
      })),
    ),
  );
  return [...hours, readHolidays(settingsFile)].flatMap((list) => findRepeated(settingsFile, list));
}

function findRepeated(file: ContentFile, list: readonly Named[]): Fault[] {
  return list.flatMap(({ day, path }, index): Fault[] => {
    const isRepeated = list.slice(0, index).some((other) => other.day === day);
    return isRepeated
      ? [
          {
            file: file.path,
            line: file.lineOf(path),
            field: path.join('.'),
            message: 'dayTwice',
            values: { day },
          },
        ]
      : [];
  });
}

export const repeatedDays = defineRule({
  of: 'site',
  says: ['dayTwice'],
  grade: 'stop',
  check: ({ settingsFile }) => checkRepeatedDays(settingsFile),
});
