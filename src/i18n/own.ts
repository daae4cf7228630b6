import type { own as english } from './en/own.ts';
import { languages, type Language } from './languages.ts';
import type { Translation } from './translation.ts';

const folders = languages.map(async (language) => {
  // The folders beside this file, whatever languages there are.
  // eslint-disable-next-line no-restricted-syntax
  const { own } = (await import(`./${language}/own.ts`)) as { own: Translation<typeof english> };
  return [language, own] as const;
});

/** What the command says that makes the site that of another federation, by language. */
export const ownTexts = Object.fromEntries(await Promise.all(folders)) as Record<
  Language,
  Translation<typeof english>
>;
