import { byLanguage } from './by-language.ts';
import type * as english from './en/index.ts';
import { fill, type Values } from './fill.ts';
import { languageDetails, languages, type Language } from './languages.ts';
import type { PlainKey, Say, Texts } from './translation.ts';

/**
 * The name of a text of the site with no place to fill: where it stands, then the thing, such as
 * `menu.home`.
 */
export type PlainStringKey = PlainKey<typeof english.strings>;

export type Translate = Say<typeof english.strings>;

/**
 * What each island says. An island is given its part as a property, so that no page carries another
 * language than its own.
 */
export type IslandTexts = Texts<typeof english.islands>;

/**
 * What the folder of each language holds. For the build only: a page carries no more of it than it
 * shows.
 */
export const dictionaries = await byLanguage(
  (language) => import(`./${language}/index.ts`) as Promise<Texts<typeof english>>,
);

/**
 * The texts of the interface in a language.
 *
 * @throws {Error} when there is no such text, as for a collection whose strings are not written yet
 * @example getTranslator('en')('page.reviewed', { date: '18 November 2026' }) // 'Last reviewed: 18 November 2026'
 */
export function getTranslator(language: Language): Translate {
  const strings: Readonly<Record<string, string>> = dictionaries[language].strings;
  return (key, values: Values = {}) => {
    const text = strings[key];
    if (text === undefined)
      throw new Error(`There is no text “${key}” in packages/i18n/${language}.`);
    return fill(text, values);
  };
}

/** What the islands say in a language, by the name of the island. */
export function getIslandTexts(language: Language): IslandTexts {
  return dictionaries[language].islands;
}

/**
 * What each language of the site is called in a language; its own name where that language has none
 * for it.
 *
 * @example getLanguageNames('en') // { en: 'English', hi: 'Hindi' }
 */
export function getLanguageNames(language: Language): Record<Language, string> {
  const names = new Intl.DisplayNames(languageDetails[language].locale, {
    type: 'language',
    fallback: 'none',
  });
  return Object.fromEntries(
    languages.map((each) => [each, names.of(each) ?? languageDetails[each].name]),
  ) as Record<Language, string>;
}
