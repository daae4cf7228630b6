import type { Language } from '../../i18n/languages.ts';

/**
 * The language under which the records of an archived year are indexed. Pagefind keeps an index for each language, and knows the words of one
 * by the part before the hyphen; so no search has to load the records of all years.
 *
 * @example toArchiveLanguage('hi', '2004') // 'hi-2004'
 */
export function toArchiveLanguage(language: Language, year: string): string {
  return `${language}-${year}`;
}
