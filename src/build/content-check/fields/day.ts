import { z } from 'astro/zod';

const anyDay = z.iso.date();

/**
 * Whether a value is a day of the calendar, `YYYY-MM-DD`. What is not is told once, by the schema.
 */
export function isDay(value: unknown): value is string {
  return anyDay.safeParse(value).success;
}
