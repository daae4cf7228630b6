import { z } from 'astro/zod';
import { editingTexts, type HelpKey } from '@federation/i18n/editing';
import type { Widget } from './widget.ts';
import { defaultLanguage } from '@federation/i18n/languages';
import type { PlainStringKey } from '@federation/i18n/strings';

/**
 * The kinds of fields of entries. Each has the key of its label and help, and an example. The
 * content check prints both when a value is wrong.
 */

/**
 * The metadata of a field: the key of its label and help, both texts in the default language (for
 * tools that cannot look up keys), and an example. The texts are in the folder `editing` of each
 * language.
 *
 * @param widget how a form asks for it, where it is not a line or a paragraph
 */
export function described(help: HelpKey, example: unknown, widget?: Widget) {
  const texts = editingTexts[defaultLanguage].fieldTexts[help];
  return {
    help,
    title: texts.label,
    description: texts.help,
    examples: [example],
    ...(widget && { widget }),
  };
}

interface TextLimits {
  min?: number;
  max?: number;
}

/** One line of text. Limits are in characters. */
export function text(help: HelpKey, example: string, { min = 1, max = 160 }: TextLimits = {}) {
  return z.string().trim().min(min).max(max).meta(described(help, example));
}

/** A list of lines of text, each at most 300 characters. */
export function lines(help: HelpKey, example: string) {
  return z
    .array(z.string().trim().min(1).max(300))
    .min(1)
    .meta(described(help, [example]));
}

/**
 * A calendar day in India, as `YYYY-MM-DD`. YAML may hand over a date object for an unquoted day,
 * so that is turned back into the text that was typed; an impossible day such as 2026-02-30 is
 * refused.
 */
export function day(help: HelpKey, example = '2026-11-18') {
  const toText = (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : value;
  return z.preprocess(toText, z.iso.date()).meta(described(help, example, 'date'));
}

/** A time of day in India (IST), 24-hour clock, as `HH:MM`. */
export function time(help: HelpKey, example = '10:30') {
  return z.iso.time({ precision: -1 }).meta(described(help, example, 'clock'));
}

/**
 * One of a fixed list of values.
 *
 * @param toLabel what a value is called on the site, where it has a name there
 */
export function choice<const Values extends readonly string[]>(
  help: HelpKey,
  values: Values,
  toLabel?: (value: Values[number]) => PlainStringKey,
) {
  const labels =
    toLabel && Object.fromEntries(values.map((value: Values[number]) => [value, toLabel(value)]));
  return z.enum(values).meta({ ...described(help, values[0]), ...(labels && { labels }) });
}

/** Yes or no; `no` when the field is left out. */
export function flag(help: HelpKey) {
  return z.boolean().default(false).meta(described(help, true));
}

/** A whole number, zero or more, or at least `least`. */
export function count(help: HelpKey, example: number, least = 0) {
  return z.int().min(least).meta(described(help, example));
}

/** A number from 1 to 99, written as text as in the attributes of a component. */
export function digits(help: HelpKey, example: string) {
  return z
    .string()
    .regex(/^[1-9]\d?$/)
    .meta(described(help, example));
}

/** A calendar year from 2000 to 2100. */
export function year(help: HelpKey, example = 2025) {
  return z.int().min(2000).max(2100).meta(described(help, example));
}

/** An address on another site. Only https is accepted, so that no link downgrades the reader. */
export function url(help: HelpKey, example: string) {
  return z.url({ protocol: /^https$/ }).meta(described(help, example));
}

/** The target of a link: a path of this site such as `/contact`, or an https address. */
export function target(help: HelpKey, example = '/contact') {
  return z
    .string()
    .regex(/^(\/(?!\/)\S*|https:\/\/\S+)$/)
    .meta(described(help, example, 'link'));
}
