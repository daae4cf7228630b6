import type { ready as english } from './en/ready.ts';
import { languages, type Language } from './languages.ts';
import type { Translation } from './translation.ts';

type ReadyTexts = Translation<typeof english>;

/** What is said of the certificates of an office. */
export type OfficeTexts = ReadyTexts['office'];

/** What is said of each question, where all is right and where it is not. */
export type ReadyChecks = ReadyTexts['checks'];

/** The name of a question that is asked before the site goes live. */
export type ReadyCheck = keyof typeof english.checks;

const folders = languages.map(async (language) => {
  // The folders beside this file, whatever languages there are.
  // eslint-disable-next-line no-restricted-syntax
  const { ready } = (await import(`./${language}/ready.ts`)) as { ready: ReadyTexts };
  return [language, ready] as const;
});

/** What is said before the site goes live, by language. */
export const readyTexts = Object.fromEntries(await Promise.all(folders)) as Record<
  Language,
  ReadyTexts
>;
