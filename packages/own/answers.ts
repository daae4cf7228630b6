import { z } from 'astro/zod';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { ownTexts } from '@federation/i18n/own';

/** The portals that a site can have: the one that comes with it, another one, or none. */
export const portalKinds = ['ours', 'other', 'none'] as const;

/** The address of a site, however somebody writes it: with `https://` or a slash at the end or not. */
const site = z.string().transform((typed, context) => {
  const url = URL.parse(`https://${typed.trim().replace(/^https?:\/\/|\/+$/gi, '')}`);
  if (url?.href === `https://${url?.hostname}/` && /[^.]\.[^.]{2,}$/.test(url.hostname))
    return url.origin;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const letters: Partial<Record<Language, RegExp>> = { en: /[a-z]/i, hi: /\p{Script=Devanagari}/u };

const inEachLanguage = (toField: (language: Language) => z.ZodType<string>) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, toField(language)])) as Record<
      Language,
      z.ZodType<string>
    >,
  );

const line = z.string().trim().min(1);

/** The least that the settings of a federation need. A file of answers has the same fields. */
const schema = z
  .strictObject({
    name: inEachLanguage((language) => line.max(48).regex(letters[language] ?? /./)),
    shortName: inEachLanguage(() => line.max(24)),
    certificatePrefix: line.toUpperCase().regex(/^[A-Z]{2,8}$/),
    site,
    email: z.string().trim().pipe(z.email()),
    portal: z.string().trim().pipe(z.enum(portalKinds)),
    portalAddress: z
      .string()
      .trim()
      .pipe(z.url({ protocol: /^https$/ }))
      .optional(),
  })
  .refine(({ portal, portalAddress }) => portal !== 'other' || portalAddress !== undefined, {
    path: ['portalAddress'],
  });

export type Answers = z.infer<typeof schema>;

export type Question = keyof (typeof ownTexts)[Language]['questions'];

/** The questions in their order: where each answer is. */
export const questions = Object.keys(ownTexts[defaultLanguage].questions) as Question[];

/** Answers as they were typed, by question. */
export type Typed = Readonly<Partial<Record<Question, string>>>;

/** Whether a question is left, after the answers to others. */
export const isAsked = (question: Question, { portal }: Typed): boolean =>
  question !== 'portalAddress' || portal === 'other';

/**
 * Reads answers as a file has them.
 *
 * @returns the answers, or the places that are missing, can’t be used or are no question
 */
export function readAnswers(given: unknown): Answers | string[] {
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const places = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.')],
  );
  return [...new Set(places)];
}

/** Typed answers as a file has them. */
export function nest(typed: Typed): object {
  const nested: Record<string, unknown> = {};
  for (const [question, answer] of Object.entries(typed)) {
    const [name = '', language] = question.split('.');
    nested[name] = language ? { ...(nested[name] as object), [language]: answer } : answer;
  }
  return nested;
}

/** Tells whether an answer to one question can be used. */
export function isAnswer(question: Question, answer: string): boolean {
  const read = readAnswers(nest({ [question]: answer }));
  return !Array.isArray(read) || !read.includes(question);
}
