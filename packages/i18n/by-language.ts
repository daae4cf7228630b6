import { languages, type Language } from './languages.ts';

/** Imports something from the folder of each language. */
export async function byLanguage<Read>(
  read: (language: Language) => Promise<Read>,
): Promise<Record<Language, Read>> {
  const all = languages.map(async (language) => [language, await read(language)] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<Language, Read>;
}
