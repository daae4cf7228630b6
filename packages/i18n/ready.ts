import { byLanguage } from './by-language.ts';
import type * as english from './en/ready.ts';
import type { Texts } from './translation.ts';

type ReadyTexts = Texts<typeof english>;

export type OfficeTexts = ReadyTexts['ready']['office'];

/** The two sentences of each check: `good` and `todo`. */
export type ReadyChecks = ReadyTexts['ready']['checks'];

/** The name of a check before the site goes live. */
export type ReadyCheck = keyof ReadyChecks;

/** The texts of `npm run ready`, by language. */
export const readyTexts = await byLanguage(
  async (language) => ((await import(`./${language}/ready.ts`)) as ReadyTexts).ready,
);
