import type * as english from './en/index.ts';
import type { IslandTexts } from './islands.ts';
import { languages, type Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** The texts of a language, typed against English. */
type Strings = Translation<typeof english.strings>;

/** The name of a text: its place, then the thing, such as `menu.home`. */
export type StringKey = keyof Strings;

/** What the folder of a language holds. */
interface Dictionary {
  strings: Strings;
  islands: IslandTexts;
  inbox: Translation<typeof english.inbox>;
  portal: Translation<typeof english.portal>;
  printedCertificate: Translation<typeof english.printedCertificate>;
  searchWords: Translation<typeof english.searchWords>;
}

const folders = languages.map(async (language) => {
  // The folders beside this file, whatever languages there are.
  // eslint-disable-next-line no-restricted-syntax
  return [language, (await import(`./${language}/index.ts`)) as Dictionary] as const;
});

/**
 * What the folder of each language holds. For the build only: a page carries no more of it than it
 * shows.
 */
export const dictionaries = Object.fromEntries(await Promise.all(folders)) as Record<
  Language,
  Dictionary
>;
