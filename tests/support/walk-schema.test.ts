import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { count, day } from '../../src/content-model/fields/fields.ts';
import { mapValues } from './walk-schema.ts';

const schema = z.strictObject({
  name: z.string().max(20),
  date: day('notices.date').optional(),
  days: z.array(day('notices.date')).default([]),
  item: z.union([
    z.strictObject({ page: z.string() }),
    z.strictObject({ label: z.string(), places: count('settings.maxItems', 2) }),
  ]),
});

/** Each value, with the kind of its schema and its path. */
function list(value: unknown): string[] {
  const found: string[] = [];
  mapValues(schema, value, (leaf) => {
    found.push(`${leaf.path.join('.')}: ${leaf.schema.constructor.name} ${String(leaf.value)}`);
    return leaf.value;
  });
  return found;
}

test('each value comes with what its field accepts, whatever is around it', () => {
  expect(
    list({
      name: 'One',
      date: '2026-11-18',
      days: ['2026-11-19'],
      item: { label: 'Two', places: 3 },
    }),
  ).toEqual([
    'name: ZodString One',
    'date: ZodISODate 2026-11-18',
    'days.0: ZodISODate 2026-11-19',
    'item.label: ZodString Two',
    'item.places: ZodNumberFormat 3',
  ]);
});

test('values are replaced, and what the schema does not know stays', () => {
  const change = ({ value }: { value: unknown }) => (typeof value === 'number' ? value + 1 : value);
  expect(mapValues(schema, { item: { label: 'Two', places: 3 }, more: 5 }, change)).toEqual({
    item: { label: 'Two', places: 4 },
    more: 5,
  });
});
