import { fill } from './fill.ts';
import type { Language } from './languages.ts';
import { strings, type StringKey } from './strings.ts';

export type { StringKey };

export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/**
 * The texts of the interface in a language.
 *
 * @throws {Error} when there is no such text, as for a collection whose strings are not written yet
 * @example getTranslator('en')('page.reviewed', { date: '18 November 2026' }) // 'Last reviewed: 18 November 2026'
 */
export function getTranslator(language: Language): Translate {
  return (key, values = {}) => {
    const text = strings[language][key] as string | undefined;
    if (text === undefined) throw new Error(`There is no text “${key}” in src/i18n/${language}.`);
    return fill(text, values);
  };
}

/** A text of the interface that holds several lines, as a list. */
export function getLines(language: Language, key: StringKey): string[] {
  return strings[language][key].split('|');
}
