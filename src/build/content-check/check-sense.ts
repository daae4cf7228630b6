import type { AnyFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Checks of values that a schema accepts but that make no sense: an end before its beginning, an
 * address that is not safe.
 */

type Fields = Record<string, unknown>;

/** Days that must be in order: the field of the earlier, the field of the later, and what to tell the writer. */
const orders = [
  ['date', 'endDate', 'The last day, on or after `date`. Leave it out when the event takes one day.'],
  ['date', 'expiresOn', 'The last day in What’s New and the ticker, on or after `date`.'],
  ['publishFrom', 'expiresOn', 'The last day in What’s New and the ticker, on or after `publishFrom`.'],
  ['lastReviewed', 'reviewBy', 'The day of the next review, on or after `lastReviewed`.'],
  ['checkedOn', 'reviewBy', 'The day on which to check it again, on or after `checkedOn`.'],
  ['date', 'reviewBy', 'The day on which to check it again, on or after `date`.'],
] as const;

/** Times of one day: the later must be later, not the same. */
const times = [
  ['startTime', 'endTime', 'When it ends, after `startTime`.'],
  ['opens', 'closes', 'Closing time, after `opens`.'],
] as const;

/** Finds ends that are before their beginnings, at any depth of the fields. */
export function checkOrder(file: SourceFile): Fault[] {
  return collectGroups(file.data).flatMap(({ path, group }) => [
    ...orders.flatMap(([first, last, expected]) => {
      const [from, to] = [toText(group[first]), toText(group[last])];
      return from && to && to < from ? [toFault(file, [...path, last], `${to} is before ${first} ${from}`, expected)] : [];
    }),
    ...times.flatMap(([first, last, expected]) => {
      const [from, to] = [toText(group[first]), toText(group[last])];
      const overnight = toText(group['endDate']) !== undefined && toText(group['endDate']) !== toText(group['date']);
      return from && to && to <= from && !overnight
        ? [toFault(file, [...path, last], `${to} is not after ${first} ${from}`, expected)]
        : [];
    }),
  ]);
}

/** The first address without encryption in a text, and what to tell the writer. */
export function findUnsafeAddress(words: string): { index: number; problem: string; expected: string } | undefined {
  const found = /\bhttp:\/\/[^\s)"<>]*/.exec(words);
  if (!found) return undefined;
  const expected = 'The address with https, or no address where the site has none.';
  return { index: found.index, problem: `the address ${found[0]} is not safe`, expected };
}

/**
 * Finds addresses without encryption in the fields of a file.
 *
 * @param refused the fields that have been reported already
 */
export function checkAddresses(file: SourceFile, refused: readonly string[]): Fault[] {
  return collectTexts(file.data).flatMap(({ path, text }) => {
    const unsafe = findUnsafeAddress(text);
    return unsafe && !refused.includes(path.join('.')) ? [toFault(file, path, unsafe.problem, unsafe.expected)] : [];
  });
}

function toFault(file: SourceFile, path: PropertyKey[], problem: string, expected: string): Fault {
  return { file: file.path, line: file.lineOf(path), field: path.join('.'), problem, expected };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function collectGroups(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; group: Fields }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => collectGroups(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => collectGroups(item, [...path, key]));
  return [{ path, group: value as Fields }, ...inner];
}

function collectTexts(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectTexts(item, [...path, key]));
}
