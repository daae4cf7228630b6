import { addDays } from '../../../core/working-days.ts';
import type { Fault } from '../fault.ts';
import type { SourceFile } from '../read.ts';

/** How long before its end the list of holidays is to be continued, in days. */
const notice = 60;

const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** A day that is named in a list, and where. */
interface Named {
  day: string;
  path: PropertyKey[];
}

/** Finds days of the week that are in two rows of the opening hours, and days that are holidays twice. */
export function checkRepeatedDays(settingsFile: SourceFile): Fault[] {
  const data = (settingsFile.data ?? {}) as Record<string, unknown>;
  const hours = ['officeHours', 'supportHours'].map((list) =>
    toList(data[list]).flatMap((row, index) =>
      toList((row as { days?: unknown } | null)?.days).map((day, place) => ({ day: String(day), path: [list, index, 'days', place] })),
    ),
  );
  return [...hours, readHolidays(settingsFile)].flatMap((list) => findRepeated(settingsFile, list));
}

function findRepeated(file: SourceFile, list: readonly Named[]): Fault[] {
  return list.flatMap(({ day, path }, index): Fault[] => {
    const isRepeated = list.slice(0, index).some((other) => other.day === day);
    return isRepeated ? [{ file: file.path, line: file.lineOf(path), field: path.join('.'), message: 'dayTwice', values: { day } }] : [];
  });
}

function readHolidays({ data }: SourceFile): Named[] {
  const { holidays } = (data ?? {}) as { holidays?: unknown };
  return toList(holidays).flatMap((holiday, index) => {
    const { day } = (holiday ?? {}) as { day?: unknown };
    return typeof day === 'string' ? [{ day, path: ['holidays', index, 'day'] }] : [];
  });
}

/**
 * Points out that the list of holidays ends soon, or has ended: deadlines are worked out with it.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function checkHolidaysEnd(settingsFile: SourceFile, today: string): Fault[] {
  const last = readHolidays(settingsFile)
    .sort((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  if (!last || last.day > addDays(today, notice)) return [];
  const values = { day: last.day };
  return [{ file: settingsFile.path, line: settingsFile.lineOf(last.path), field: 'holidays', message: 'holidaysEnd', values }];
}
