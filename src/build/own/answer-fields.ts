import { z } from 'astro/zod';
import { colours } from '../../content-model/fields/colours.ts';
import { weekdays } from '../../core/hours.ts';
import { languages, type Language } from '../../i18n/languages.ts';

export const inEachLanguage = <Field extends z.ZodType>(field: Field) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, field])) as Record<Language, Field>,
  );

/** What means something else in a text, or ends an attribute there. */
const words = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^"<>{}[\]*_`\\]+$/);

export const name = (max: number) => words.max(max);

/** A postal address, with `;` between its lines. */
export const lines = words.transform((typed) => typed.split(/\s*[;\n]\s*/).join('\n'));

export const address = z.url({ protocol: /^https$/ });

/** The address of a site that has a name to itself. */
export const origin = address.refine((typed) => {
  const url = URL.parse(typed);
  return url?.origin === typed && url.port === '';
});

export const path = z.string().regex(/^\/(?!\/)\S+$/);

/** An answer that may be empty. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((typed) => (typed === '' ? undefined : typed), field.optional());

/** One of the three colours of the site, in small or capital letters. */
export const colour = (chosen: keyof typeof colours.shape) =>
  z.string().trim().toLowerCase().pipe(colours.shape[chosen]);

/** Rupees, as people write them: `50000`, `50,000` or `₹ 50,000`. */
export const fee = z
  .string()
  .transform((typed) => typed.replaceAll(/[₹,\s]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  );

/** Opening hours as people type them: `mon-fri 09:00-17:30; sat 09:00-13:00`. */
export const hours = z.string().transform((typed, context) => {
  const rows = typed
    .toLowerCase()
    .split(';')
    .map((row) => toHours(row.trim()));
  const days = rows.flatMap((row) => row?.days ?? []);
  if (rows.every((row) => row !== undefined) && new Set(days).size === days.length) return rows;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const time = z.iso.time({ precision: -1 });

function toHours(row: string) {
  const [, first = '', last = first, ...times] =
    /^([a-z]{3})(?: ?[-–] ?([a-z]{3}))? +(\d?\d:\d\d) ?[-–] ?(\d?\d:\d\d)$/.exec(row) ?? [];
  const [opens = '', closes = ''] = times.map((one) => one.padStart(5, '0'));
  const [from = -1, to = -1] = [first, last].map((day) => weekdays.findIndex((one) => one === day));
  const isRight =
    from >= 0 &&
    to >= from &&
    opens < closes &&
    [opens, closes].every((one) => time.safeParse(one).success);
  return isRight ? { days: weekdays.slice(from, to + 1), opens, closes } : undefined;
}
