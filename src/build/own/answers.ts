import { z } from 'astro/zod';
import { weekdays } from '../../core/hours.ts';
import { defaultLanguage, languages, type Language } from '../../i18n/languages.ts';
import { examples } from './examples.ts';

const inEachLanguage = <Field extends z.ZodType>(toField: (language: Language) => Field) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, toField(language)])) as Record<
      Language,
      Field
    >,
  );

const words = (max: number) => inEachLanguage(() => z.string().trim().min(1).max(max));
const address = z.url({ protocol: /^https$/ });
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const fee = z.coerce.number().int().min(0);

/** Opening hours as people type them: `mon-fri 09:00-17:30; sat 09:00-13:00`. */
const hours = z.string().transform((typed, context) => {
  const rows = typed.split(';').map((row) => toHours(row.trim()));
  if (rows.every((row) => row !== undefined)) return rows;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

function toHours(row: string) {
  const [, first = '', last = first, opens = '', closes = ''] =
    /^([a-z]{3})(?:-([a-z]{3}))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(row) ?? [];
  const [from, to] = [first, last].map((name) => weekdays.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < from) return undefined;
  return { days: weekdays.slice(from, to + 1), opens, closes };
}

/**
 * What somebody has to say to make the site that of another federation. A file of answers has the
 * same fields.
 */
const answersSchema = z.strictObject({
  languages: z
    .string()
    .transform((typed) => typed.split(/[\s,]+/))
    .pipe(z.array(z.enum(languages)))
    // Its files hold the facts.
    .refine((chosen) => chosen.includes(defaultLanguage)),
  name: words(48),
  shortName: words(24),
  certificatePrefix: z
    .string()
    .regex(/^[A-Z]{2,8}$/)
    .refine((prefix) => prefix !== 'DEMO'),
  site: address.regex(/[^/]$/),
  contact: z.strictObject({
    email: z.email(),
    ombudsmanEmail: z.email(),
    phone: z.string().regex(/^\+?\d[\d ()-]{1,28}$/),
    address: inEachLanguage(() =>
      z
        .string()
        .trim()
        .min(1)
        .transform((lines) => lines.split(/\s*[;\n]\s*/).join('\n')),
    ),
    map: address,
  }),
  officeHours: hours,
  supportHours: hours,
  logo: z.string().regex(/\.(?:svg|png)$/i),
  colours: z.strictObject({ ink: colour, action: colour, accent: colour }),
  portal: z.strictObject({
    kind: z.enum(['ours', 'other', 'none']),
    login: address,
    api: address,
    certificateView: address,
  }),
  fees: z.strictObject({ bronze: fee, silver: fee, gold: fee, platinum: fee }),
});

export type Answers = z.infer<typeof answersSchema>;

/** The questions in their order: where each answer is. */
export const questions: readonly string[] = toQuestions(answersSchema).map((path) =>
  path.join('.'),
);

function toQuestions(schema: z.ZodType, path: string[] = []): string[][] {
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, field]) =>
        toQuestions(field as z.ZodType, [...path, name]),
      )
    : [path];
}

/** Answers as they were typed, by question. */
export type Typed = Readonly<Record<string, string>>;

/** Whether a question is left, after the answers to others. */
export const isAsked = (question: string, typed: Typed): boolean =>
  !/^portal\.(?!kind$)/.test(question) || typed['portal.kind'] !== 'none';

/** What the questions that are not asked are answered with, which nobody reads. */
const answersOfUnasked = (typed: Typed): Typed =>
  Object.fromEntries(
    questions
      .filter((question) => !isAsked(question, typed))
      .map((question) => [question, examples[question] ?? '']),
  );

/**
 * Reads answers.
 *
 * @returns the answers, or the questions whose answers are missing or can’t be used
 */
export function readAnswers(typed: Typed): Answers | readonly string[] {
  const { data, error } = answersSchema.safeParse(nest({ ...typed, ...answersOfUnasked(typed) }));
  if (data) return data;
  const wrong = error.issues.map(({ path }) => path.join('.'));
  return questions.filter((question) =>
    wrong.some((one) => question === one || question.startsWith(`${one}.`)),
  );
}

/** Whether an answer to one question can be used. */
export function isAnswer(question: string, typed: string): boolean {
  const result = readAnswers({ [question]: typed });
  return !('includes' in result) || !result.includes(question);
}

/** Answers of a file, which are nested, by question. */
export function flatten(value: unknown, path: readonly string[] = []): Typed {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? {} : { [path.join('.')]: String(value) };
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flatten(inner, [...path, name])),
  ) as Typed;
}

function nest(typed: Typed): object {
  const root: Record<string, unknown> = {};
  for (const [question, value] of Object.entries(typed)) {
    const names = question.split('.');
    const last = names.pop() ?? '';
    let at = root;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return root;
}
