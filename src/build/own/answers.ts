import { z } from 'astro/zod';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import {
  address,
  colour,
  fee,
  hours,
  inEachLanguage,
  lines,
  name,
  optional,
  origin,
  path,
} from './answer-fields.ts';

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
  name: inEachLanguage(name(48)),
  shortName: inEachLanguage(name(24)),
  certificatePrefix: z.string().regex(/^[A-Z]{2,8}$/),
  site: origin,
  contact: z.strictObject({
    email: z.email(),
    ombudsmanEmail: z.email(),
    phone: z.string().regex(/^\+?\d[\d ()-]{1,28}$/),
    address: inEachLanguage(lines),
    map: address,
  }),
  officeHours: hours,
  supportHours: hours,
  logo: z.string().regex(/\.(?:svg|png)['"]?\s*$/i),
  colours: z.strictObject({
    ink: colour('ink'),
    action: colour('action'),
    accent: colour('accent'),
  }),
  portal: z
    .strictObject({
      kind: z.enum(['ours', 'other', 'none']),
      login: optional(address),
      api: optional(address),
      applications: optional(path),
      messages: optional(path),
      certificateView: optional(address),
    })
    // The portal of the site is nowhere else than where it takes forms.
    .refine(({ kind, api }) => kind !== 'ours' || api !== undefined, { path: ['api'] }),
  fees: z.strictObject({ bronze: fee, silver: fee, gold: fee, platinum: fee }),
});

export type Answers = z.infer<typeof answersSchema>;

/** The questions in their order: where each answer is. */
export const questions: readonly string[] = toQuestions(answersSchema).map((place) =>
  place.join('.'),
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

/** Questions about a portal that only one of another kind has. */
const ofOtherPortal = ['portal.applications', 'portal.messages'];

/** Whether a question is left, after the answers to others. */
export const isAsked = (question: string, { 'portal.kind': kind }: Typed): boolean =>
  !/^portal\.(?!kind$)/.test(question) ||
  kind === 'other' ||
  (kind !== 'none' && !ofOtherPortal.includes(question));

/**
 * Reads answers.
 *
 * @returns the answers, or the questions whose answers are missing or can’t be used, and what is no
 *   question
 */
export function readAnswers(typed: Typed): Answers | readonly string[] {
  const asked = Object.entries(typed).filter(([question]) => isAsked(question, typed));
  const { data, error } = answersSchema.safeParse(nest(Object.fromEntries(asked)));
  if (data) return data;
  const wrong = error.issues.flatMap(({ code, path: place }) =>
    code === 'unrecognized_keys' ? [] : place.join('.'),
  );
  const mistyped = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [],
  );
  const isWrong = (question: string) =>
    wrong.some((one) => isWithin(question, one) || isWithin(one, question));
  return [...questions.filter(isWrong), ...mistyped];
}

/** Whether a place is another one, or a part of it. */
const isWithin = (place: string, whole: string) => place === whole || place.startsWith(`${whole}.`);

/** Whether an answer to one question can be used, beside the others. */
export function isAnswer(question: string, answer: string, others: Typed = {}): boolean {
  const result = readAnswers({ ...others, [question]: answer });
  return !('includes' in result) || !result.includes(question);
}

/** Answers of a file, which are nested, by question. */
export function flatten(value: unknown, path: readonly string[] = []): Typed {
  if (Array.isArray(value)) return { [path.join('.')]: value.join(', ') };
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
