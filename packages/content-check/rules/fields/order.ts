import { isDay } from '@federation/base/working-days';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';
import type { FieldsFile } from '@federation/content-model/files/fields-file';

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

/** Finds ends that are before their beginnings, at any depth of the fields. */
export function findDisorder(file: FieldsFile): Fault[] {
  return collectGroups(file.data).flatMap(({ path, group }) => [
    ...orders.flatMap(([field, last]) => {
      const [earlier, later] = [String(group[field]), String(group[last])];
      return isDay(earlier) && isDay(later) && later < earlier
        ? [faultIn(file, [...path, last], 'dayBefore', { later, field, earlier })]
        : [];
    }),
    ...times.flatMap(([field, last]) => {
      const { [field]: earlier, [last]: later, date, endDate = date } = group;
      return isTime(earlier) && isTime(later) && later <= earlier && endDate === date
        ? [faultIn(file, [...path, last], 'timeNotAfter', { later, field, earlier })]
        : [];
    }),
  ]);
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value);

function collectGroups(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; group: Fields }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => collectGroups(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => collectGroups(item, [...path, key]));
  return [{ path, group: value as Fields }, ...inner];
}

export const order = defineRule({
  of: 'fields',
  says: ['dayBefore', 'timeNotAfter'],
  stage: 'records',
  check: ({ file }) => (file.errors.length > 0 ? [] : findDisorder(file)),
});
