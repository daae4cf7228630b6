import type { AnyDefinition } from '../../collections/index.ts';
import type { CommonData } from '../../collections/shared/common.ts';
import { faultIn, faultInText, type Fault } from './fault.ts';
import { isDay } from './check-sense.ts';
import type { Passage } from './passages.ts';
import type { SourceFile } from './read.ts';

/**
 * What records say of the same event or year, compared. There may be a reason for a difference, so
 * what is found here is pointed out and stops nothing.
 */

type Fields = Partial<CommonData> & { title?: unknown; number?: unknown };

const fieldsOf = (file: SourceFile | undefined): Fields => (file?.data ?? {}) as Fields;

/** A photograph or a talk of an event is dated on a day of the event. */
export function compareWithOwner(file: SourceFile, definition: AnyDefinition, files: ReadonlyMap<string, SourceFile>): Fault[] {
  const data = fieldsOf(file);
  const owner = definition.belongsTo?.(data as CommonData);
  const { date: first, endDate: last = first } = fieldsOf(owner && files.get(`${owner.collection}/${owner.id}`));
  const { date } = data;
  if (!owner || !isDay(date) || !isDay(first) || !isDay(last) || (date >= first && date <= last)) return [];
  return [faultIn(file, ['date'], first === last ? 'dateNotOfEvent' : 'dateNotInEvent', { date, event: owner.id, first, last })];
}

/** The years in the title of an event and in the name of its folder are its own. */
export function compareEventYear(file: SourceFile, id: string): Fault[] {
  const { date, endDate = date, title } = fieldsOf(file);
  if (!isDay(date) || !isDay(endDate)) return [];
  const isOther = (year: string | undefined) => year !== undefined && !date.startsWith(year) && !endDate.startsWith(year);
  const named = /\b20\d\d\b/.exec(String(title))?.[0];
  const inFolder = /-(20\d\d)$/.exec(id)?.[1];
  return [
    ...(isOther(named) ? [faultIn(file, ['title'], 'titleOfOtherYear', { year: named ?? '', date })] : []),
    ...(isOther(inFolder) ? [faultIn(file, ['date'], 'dateNotInFolderYear', { date, folder: id })] : []),
  ];
}

/**
 * The year that an annual report is about, such as 2025–26, is over on its date, is that of its folder, and
 * the orders that the report names were given in it or in the 60 days that a decision may take.
 *
 * @param dateOf the date of the record that has a number
 */
export function compareReportYear(
  file: SourceFile,
  id: string,
  passages: readonly Passage[],
  dateOf: ReadonlyMap<string, string>,
): Fault[] {
  const { kind, date = '', title } = fieldsOf(file);
  const from = /\b(20\d\d)–\d\d\b/.exec(String(title))?.[1];
  if (kind !== 'annual-report' || !from) return [];
  const end = String(Number(from) + 1);
  const years = `${from}-${end.slice(2)}`;
  const inFolder = /20\d\d-\d\d(?!\d)/.exec(id)?.[0] ?? years;
  const cited = passages.flatMap(({ words, line }) => [...words.matchAll(/[A-Z]+\/20\d\d\/\d+/g)].map(([number]) => ({ number, line })));
  const outside = cited.filter(({ number }) => {
    const given = dateOf.get(number);
    return given !== undefined && (given < `${from}-04-01` || given > `${end}-05-30`);
  });
  return [
    ...(inFolder === years ? [] : [faultIn(file, ['title'], 'reportYearsDiffer', { years, folder: inFolder })]),
    ...(isDay(date) && date < `${end}-04-01` ? [faultIn(file, ['date'], 'reportTooEarly', { date, years, end })] : []),
    ...outside.map(({ number, line }) => faultInText(file, line, 'orderOutsideReport', { number, date: dateOf.get(number) ?? '', years })),
  ];
}
