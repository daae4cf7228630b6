import { toLocaleParameter } from '@federation/base/paths';
import { languages, type Language } from '@federation/i18n/languages';

/** The paths of a route in `[...locale]` that every language has once. */
export const localePaths = () =>
  languages.map((language) => ({
    params: { locale: toLocaleParameter(language) },
    props: { language },
  }));

/**
 * Collects the items of each language in one list, in the order of the languages. Routes make their
 * paths with it.
 */
export async function inEveryLanguage<Item>(
  getItems: (language: Language) => Promise<Item[]>,
): Promise<Item[]> {
  return (await Promise.all(languages.map(getItems))).flat();
}
