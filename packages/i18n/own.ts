import { byLanguage } from './by-language.ts';
import type * as english from './en/own.ts';
import type { Texts } from './translation.ts';

/** What the command says that makes the site that of another federation, by language. */
export const ownTexts = await byLanguage(
  async (language) => ((await import(`./${language}/own.ts`)) as Texts<typeof english>).own,
);
