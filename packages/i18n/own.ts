import { byLanguage } from './by-language.ts';
import type * as english from './en/own.ts';
import type { Texts } from './translation.ts';

/** The texts of `npm run own`, by language. */
export const ownTexts = await byLanguage(
  async (language) => ((await import(`./${language}/own.ts`)) as Texts<typeof english>).own,
);
