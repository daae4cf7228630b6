import { fill } from './fill.ts';
import type { IslandTexts } from './islands.ts';
import { languageDetails, languages, type Language } from './languages.ts';
import { dictionaries, type StringKey } from './strings.ts';

export type { StringKey };

export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/**
 * The texts of the interface in a language.
 *
 * @throws {Error} when there is no such text, as for a collection whose strings are not written yet
 * @example getTranslator('en')('page.reviewed', { date: '18 November 2026' }) // 'Last reviewed: 18 November 2026'
 */
export function getTranslator(language: Language): Translate {
  const { strings } = dictionaries[language];
  return (key, values = {}) => {
    const text = strings[key] as string | undefined;
    if (text === undefined) throw new Error(`There is no text “${key}” in src/i18n/${language}.`);
    return fill(text, values);
  };
}

/** A text of the interface that holds several lines, as a list. */
export function getLines(language: Language, key: StringKey): string[] {
  return dictionaries[language].strings[key].split('|');
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
