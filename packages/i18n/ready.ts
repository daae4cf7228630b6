import { byLanguage } from './by-language.ts';
import type * as english from './en/ready.ts';
import type { Texts } from './translation.ts';

type ReadyTexts = Texts<typeof english>;

/** What is said of the certificates of an office. */
export type OfficeTexts = ReadyTexts['ready']['office'];

/** What is said of each question, where all is right and where it is not. */
export type ReadyChecks = ReadyTexts['ready']['checks'];

/** The name of a question that is asked before the site goes live. */
export type ReadyCheck = keyof ReadyChecks;

/** What is said before the site goes live, by language. */
export const readyTexts = await byLanguage(
  async (language) => ((await import(`./${language}/ready.ts`)) as ReadyTexts).ready,
);
