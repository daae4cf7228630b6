import { z } from 'astro/zod';
import { toIndianDay } from '../../src/core/indian-day.ts';
import type { Leaf } from '../support/walk-schema.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days everything moves into the past: what was to come is over. Their order stays. */
const daysBack = 400;

/** How many minutes later everything begins and ends. */
const minutesLater = 15;

/** What is added to each text, in the script of the text. */
const additions = { latin: ' (new)', devanagari: ' (नया)' };

/**
 * Another value for a field, as its schema allows: dates, times, numbers, addresses and texts
 * change. What names something else (a choice, a path, a file, an entry) and what is true or false
 * stays.
 */
export function changeValue({ schema, value, path }: Leaf): unknown {
  if (typeof value === 'number') return changeNumber(schema, value, String(path.at(-1)));
  if (typeof value !== 'string') return value;
  if (schema instanceof z.ZodISODate)
    return toIndianDay(new Date(Date.parse(`${value}T12:00:00Z`) - daysBack * day));
  if (schema instanceof z.ZodISOTime) return changeTime(value);
  if (schema instanceof z.ZodURL) return value.replace('https://', 'https://new-');
  if (schema instanceof z.ZodEmail) return `new-${value}`;
  if (!(schema instanceof z.ZodString)) return value;
  if (isFreeText(schema)) return changeText(value, schema.maxLength ?? Infinity);
  const reversed = [...value].reverse().join('');
  return schema.safeParse(reversed).success ? reversed : value;
}

/** The next of the values that a field may have. */
export function changeChoice({ schema, value }: Leaf): unknown {
  if (!(schema instanceof z.ZodEnum)) return value;
  const { options } = schema;
  return options[(options.indexOf(value as string) + 1) % options.length];
}

/** What comes first comes last, and the prices of tiers with their places. */
const turned: Record<string, number> = { order: 1000, pricePerYear: 1_000_000 };

/**
 * Any other number is one higher, or lower where it can’t be higher or is a year, which may not be
 * ahead.
 */
function changeNumber(schema: z.ZodType, value: number, field: string): number {
  const top = turned[field];
  if (top !== undefined) return top - value;
  const isYear = value >= 1900 && value <= 2100;
  return !isYear && schema.safeParse(value + 1).success ? value + 1 : value - 1;
}

function changeTime(value: string): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  const later = Math.min(hours * 60 + minutes + minutesLater, 24 * 60 - 1);
  return [Math.floor(later / 60), later % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Whether nothing but its length is prescribed for a text. */
function isFreeText(schema: z.ZodString): boolean {
  const length = Math.max(schema.minLength ?? 1, Math.min(schema.maxLength ?? Infinity, 9));
  return schema.safeParse('a,'.repeat(length).slice(0, length)).success;
}

function changeText(value: string, max: number): string {
  const addition = /\p{Script=Devanagari}/u.test(value) ? additions.devanagari : additions.latin;
  if (addition.length >= max) return value;
  return `${value
    .trim()
    .slice(0, max - addition.length)
    .trimEnd()}${addition}`;
}
