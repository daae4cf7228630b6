import { strings as en } from './en/index.ts';
import { strings as hi } from './hi/index.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** The texts of a language, typed against English. */
export type Strings = Translation<typeof en>;

/** The name of a text: its place, then the thing, such as `menu.home`. */
export type StringKey = keyof Strings;

/** The texts of the interface by language. */
export const strings: Record<Language, Strings> = { en, hi };
