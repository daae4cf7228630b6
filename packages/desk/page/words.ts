import { createContext, useContext } from 'react';
import type { DeskWords, ListedEntry } from '../protocol/desk.ts';
import type { DeskSay } from '@federation/i18n/editing';
import { fill, type Values } from '@federation/i18n/fill';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import type { Answer } from './api.ts';

export type Say = DeskSay;

export const toSay =
  (words: DeskWords): Say =>
  (key, values: Values = {}) =>
    fill(words[key] as string, values);

/** What was done, or why it was not. */
export interface Notice {
  text: string;
  kind?: 'bad' | undefined;
}

/** The state that every part of the desk shares. */
interface DeskState extends Pick<Answer<'/start'>, 'collections' | 'components'> {
  say: Say;
  /** The language of the person. */
  language: Language;
  entries: readonly ListedEntry[];
}

export const DeskContext = createContext<DeskState>({
  say: (key, values: Values = {}) => fill(key as string, values),
  language: defaultLanguage,
  entries: [],
  collections: [],
  components: [],
});

export const useDesk = (): DeskState => useContext(DeskContext);

/** What the desk says in its language. */
export const useWords = (): Say => useDesk().say;

/** The title of an entry in a language, or else in any. */
export const titleOf = ({ titles, id }: ListedEntry, language: Language) =>
  titles[language] ?? languages.map((one) => titles[one]).find(Boolean) ?? id;
