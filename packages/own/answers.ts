import { z } from 'astro/zod';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { ownTexts } from '@federation/i18n/own';

/** The portals of a site: the one that comes with it, another one, or none. */
export const portalKinds = ['ours', 'other', 'none'] as const;

/** The address of a site, with or without `https://` and a slash at the end. */
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

/** The settings that a federation must give. A file of answers has the same fields. */
const schema = z
  .strictObject({
    name: inEachLanguage((language) => line.max(64).regex(letters[language] ?? /./)),
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

/** The paths of the answers, in the order of the questions. */
export const questions = Object.keys(ownTexts[defaultLanguage].questions) as Question[];

/** Typed answers by question. */
export type TypedAnswers = Readonly<Partial<Record<Question, string>>>;

/** False for a question that earlier answers make pointless. */
export const isAsked = (question: Question, { portal }: TypedAnswers): boolean =>
  question !== 'portalAddress' || portal === 'other';

/**
 * Reads the answers of a file.
 *
 * @returns the answers, or the paths of those that are missing, invalid or unknown
 */
export function readAnswers(given: unknown): Answers | string[] {
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const paths = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.')],
  );
  return [...new Set(paths)];
}

/** Converts typed answers to the form of a file. */
export function nestAnswers(typed: TypedAnswers): object {
  const nested: Record<string, unknown> = {};
  for (const [question, answer] of Object.entries(typed)) {
    const [name = '', language] = question.split('.');
    nested[name] = language ? { ...(nested[name] as object), [language]: answer } : answer;
  }
  return nested;
}

export function isValidAnswer(question: Question, answer: string): boolean {
  const read = readAnswers(nestAnswers({ [question]: answer }));
  return !Array.isArray(read) || !read.includes(question);
}
