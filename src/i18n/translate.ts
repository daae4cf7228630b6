import { fill } from './fill.ts';
import type { Language } from './languages.ts';
import { strings, type StringKey } from './strings.ts';

export type { StringKey };

export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/**
 * The texts of the interface in a language.
 *
 * @example getTranslator('en')('page.reviewed', { date: '18 November 2026' }) // 'Last reviewed: 18 November 2026'
 */
export function getTranslator(language: Language): Translate {
  return (key, values = {}) => fill(strings[language][key], values);
}

/** A text of the interface that holds several lines, as a list. */
export function getLines(language: Language, key: StringKey): string[] {
  return strings[language][key].split('|');
}
