import { z } from 'astro/zod';

/**
 * The kinds of field that entries are made of. Each carries what the person who fills it in needs to
 * know: a description and an example. The content check prints both when a value is wrong.
 */

interface TextLimits {
  min?: number;
  max?: number;
}

/** One line of text. Limits are in characters. */
export function text(description: string, example: string, { min = 1, max = 160 }: TextLimits = {}) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .meta({ description, examples: [example] });
}

/** A list of lines of text, each at most 300 characters. */
export function lines(description: string, example: string) {
  return z
    .array(z.string().trim().min(1).max(300))
    .min(1)
    .meta({ description, examples: [[example]] });
}

/**
 * A calendar day in India, as `YYYY-MM-DD`. YAML may hand over a date object for an unquoted day, so
 * that is turned back into the text that was typed; an impossible day such as 2026-02-30 is refused.
 */
export function day(description: string, example = '2026-11-18') {
  const toText = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  return z.preprocess(toText, z.iso.date()).meta({ description, examples: [example] });
}

/** A time of day in India (IST), 24-hour clock, as `HH:MM`. */
export function time(description: string, example = '10:30') {
  return z.iso.time({ precision: -1 }).meta({ description, examples: [example] });
}

/** One of a fixed list of values. */
export function choice<const Values extends readonly [string, ...string[]]>(description: string, values: Values) {
  return z.enum(values).meta({ description, examples: [values[0]] });
}

/** Yes or no; `no` when the field is left out. */
export function flag(description: string) {
  return z
    .boolean()
    .default(false)
    .meta({ description, examples: [true] });
}

/** A whole number, zero or more. */
export function count(description: string, example: number) {
  return z
    .int()
    .nonnegative()
    .meta({ description, examples: [example] });
}

/** A calendar year from 2000 to 2100. */
export function year(description: string, example = 2025) {
  return z
    .int()
    .min(2000)
    .max(2100)
    .meta({ description, examples: [example] });
}

/** An address on another site. Only https is accepted, so that no link downgrades the reader. */
export function url(description: string, example: string) {
  return z.url({ protocol: /^https$/ }).meta({ description, examples: [example] });
}

/** Where a link leads: a path of this site such as `/contact`, or an https address. */
export function target(description: string, example = '/contact') {
  return z
    .string()
    .regex(/^(\/(?!\/)\S*|https:\/\/\S+)$/)
    .meta({ description, examples: [example] });
}
