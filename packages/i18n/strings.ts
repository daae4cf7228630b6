import { byLanguage } from './by-language.ts';
import type * as english from './en/index.ts';
import { fill, type Values } from './fill.ts';
import { languageDetails, languages, type Language } from './languages.ts';
import type { PlainKey, TranslateTexts, Texts } from './translation.ts';

/** The key of a text without placeholders: its position, then the thing, such as `menu.home`. */
export type PlainStringKey = PlainKey<typeof english.strings>;

export type Translate = TranslateTexts<typeof english.strings>;

/** The texts of islands. They are passed as properties, so that a page loads only its language. */
export type IslandTexts = Texts<typeof english.islands>;

/** The texts of each language. For the build only: a page contains just the texts that it shows. */
export const dictionaries = await byLanguage(
  (language) => import(`./${language}/index.ts`) as Promise<Texts<typeof english>>,
);

/**
 * Returns a function that translates a key to a text of the interface.
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

export function getIslandTexts(language: Language): IslandTexts {
  return dictionaries[language].islands;
}

/**
 * The names of the languages in a language; one without a name there keeps its own.
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
