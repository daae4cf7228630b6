import type { Language } from '@federation/i18n/languages';

/** An edition of the Charter, under which a complaint about its time is decided. */
export interface CharterEdition {
  /** Such as “the second edition”. */
  name: Record<Language, string>;
  /** The first day on which it applies, `YYYY-MM-DD` in India. */
  from: string;
  /** The path of its text, without a language. */
  path: string;
}

/**
 * The edition that applies on a day; undefined before the first of the site.
 *
 * @param editions oldest first
 * @param day `YYYY-MM-DD`, or empty
 */
export const findEdition = (
  editions: readonly CharterEdition[],
  day: string,
): CharterEdition | undefined => editions.findLast(({ from }) => from <= day);
