import { languages, type Language } from '@federation/i18n/languages';

/**
 * Collects the items of each language in one list, in the order of the languages. Routes make their
 * paths with it.
 */
export async function inEveryLanguage<Item>(
  getItems: (language: Language) => Promise<Item[]>,
): Promise<Item[]> {
  return (await Promise.all(languages.map(getItems))).flat();
}
