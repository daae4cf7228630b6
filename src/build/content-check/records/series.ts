import {
  isNumberIn,
  parseNumber,
  type MissingNumbers,
  type SeriesNumber,
} from '../../../content-model/fields/series.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import { faultIn, type Fault, type Values } from '../fault.ts';
import { isDay } from '../fields/day.ts';
import { defineRule } from '../rule.ts';
import { isReadable, type ContentFile } from '../../content/content-file.ts';

/** A record that has a number of a series. */
interface Numbered extends SeriesNumber {
  file: ContentFile;
  number: string;
  /** Undefined where it is not a day, which the schema tells. */
  date: string | undefined;
}

/** The records with a number, such as circulars, releases and orders, by their series and year. */
function collectSeries(files: readonly ContentFile[]): Map<string, Numbered[]> {
  const series = new Map<string, Numbered[]>();
  for (const file of files) {
    const { number, date } = file.data;
    const parsed = typeof number === 'string' ? parseNumber(number) : undefined;
    if (typeof number !== 'string' || !parsed) continue;
    const key = `${parsed.series}/${parsed.year}`;
    series.set(key, [
      ...(series.get(key) ?? []),
      { ...parsed, file, number, date: isDay(date) ? date : undefined },
    ]);
  }
  for (const records of series.values())
    records.sort((a, b) => a.position - b.position || (a.date ?? '').localeCompare(b.date ?? ''));
  return series;
}

/**
 * Finds what is wrong in a series of numbers: two records with one number, a number of another
 * year, a number that comes after a later one, and a number that no record has and no text
 * explains.
 *
 * @param missing the numbers that the settings explain
 * @param isExplained whether it is known which these are
 */
function findInSeries(
  files: readonly ContentFile[],
  missing: readonly MissingNumbers[],
  isExplained: boolean,
): Fault[] {
  // The number of a file that can’t be read is not known.
  const isComplete = isExplained && files.every(({ errors }) => errors.length === 0);
  return [...collectSeries(files)].flatMap(([key, records]) =>
    records.flatMap((record, index) => {
      const before = records[index - 1];
      return [
        ...checkYear(record),
        ...(before ? checkPair(before, record) : []),
        ...(isComplete ? checkGap(key, before, record, missing) : []),
      ];
    }),
  );
}

function toFault(
  { file, number }: Numbered,
  message: MessageId,
  values: Values,
  example?: string,
): Fault {
  return faultIn(file, ['number'], message, { number, ...values }, example);
}

function checkYear(record: Numbered): Fault[] {
  const { date, year } = record;
  return date === undefined || date.startsWith(year)
    ? []
    : [toFault(record, 'numberOfOtherYear', { year, date })];
}

function checkPair(before: Numbered, record: Numbered): Fault[] {
  if (before.position === record.position)
    return [toFault(record, 'numberUsedTwice', { other: before.file.path })];
  if (!before.date || !record.date || before.date <= record.date || before.year !== record.year)
    return [];
  return [
    toFault(record, 'numbersOutOfOrder', {
      date: record.date,
      before: before.number,
      dateBefore: before.date,
    }),
  ];
}

function checkGap(
  key: string,
  before: Numbered | undefined,
  record: Numbered,
  missing: readonly MissingNumbers[],
): Fault[] {
  const first = (before?.position ?? 0) + 1;
  const gap = Array.from(
    { length: Math.max(0, record.position - first) },
    (_, index) => first + index,
  );
  const digits = record.number.length - record.number.lastIndexOf('/') - 1;
  const unexplained = gap.filter(
    (position) => !missing.some((one) => isNumberIn(one, { ...record, position })),
  );
  if (unexplained.length === 0) return [];
  const numbers = unexplained.map((position) => `${key}/${String(position).padStart(digits, '0')}`);
  return [
    toFault(
      record,
      'numbersMissing',
      { numbers: numbers.join(', ') },
      `missingNumbers: [{ series: ${key}, numbers: [${unexplained.join(', ')}], reason: { en: Withdrawn before it was sent., hi: … } }]`,
    ),
  ];
}

export const series = defineRule({
  of: 'site',
  says: ['numberOfOtherYear', 'numberUsedTwice', 'numbersOutOfOrder', 'numbersMissing'],
  grade: 'stop',
  check: ({ sources, missingNumbers, settingsFile }) =>
    findInSeries([...sources.values()], missingNumbers, isReadable(settingsFile)),
});
