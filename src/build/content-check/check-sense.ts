import { z } from 'astro/zod';
import { faultIn, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Checks of values that a schema accepts but that make no sense: an end before its beginning, an
 * address that is not safe.
 */

type Fields = Record<string, unknown>;

/** Days that must be in order: the field of the earlier, the field of the later. */
const orders = [
  ['date', 'endDate'],
  ['date', 'expiresOn'],
  ['publishFrom', 'expiresOn'],
  ['lastReviewed', 'reviewBy'],
  ['checkedOn', 'reviewBy'],
  ['date', 'reviewBy'],
] as const;

/** Times of one day: the later must be later, not the same. */
const times = [
  ['startTime', 'endTime'],
  ['opens', 'closes'],
] as const;

const anyDay = z.iso.date();

/** Whether a value is a day of the calendar, `YYYY-MM-DD`. What is not is told once, by the schema. */
export function isDay(value: unknown): value is string {
  return anyDay.safeParse(value).success;
}

/** Finds ends that are before their beginnings, at any depth of the fields. */
export function checkOrder(file: SourceFile): Fault[] {
  return collectGroups(file.data).flatMap(({ path, group }) => [
    ...orders.flatMap(([field, last]) => {
      const [earlier, later] = [group[field], group[last]];
      return isDay(earlier) && isDay(later) && later < earlier
        ? [faultIn(file, [...path, last], 'dayBefore', { later, field, earlier })]
        : [];
    }),
    ...times.flatMap(([field, last]) => {
      const [earlier, later] = [toText(group[field]), toText(group[last])];
      const overnight = toText(group['endDate']) !== undefined && toText(group['endDate']) !== toText(group['date']);
      return earlier && later && later <= earlier && !overnight
        ? [faultIn(file, [...path, last], 'timeNotAfter', { later, field, earlier })]
        : [];
    }),
  ]);
}

/** The first address without encryption in a text. One on the writer’s own computer is told elsewhere. */
export function findUnsafeAddress(words: string): { index: number; address: string } | undefined {
  const found = /\bhttp:\/\/(?!localhost|127\.0\.0\.1)[^\s)"<>]*/.exec(words);
  return found ? { index: found.index, address: found[0] } : undefined;
}

/**
 * Finds addresses without encryption in the fields of a file.
 *
 * @param refused the fields that have been reported already
 */
export function checkAddresses(file: SourceFile, refused: readonly string[]): Fault[] {
  return collectTexts(file.data).flatMap(({ path, text }) => {
    const unsafe = findUnsafeAddress(text);
    return unsafe && !refused.includes(path.join('.')) ? [faultIn(file, path, 'addressNotSafe', { address: unsafe.address })] : [];
  });
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
