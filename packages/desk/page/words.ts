import { createContext, useContext } from 'react';
import type { DeskWords, ListedEntry } from '../protocol/desk.ts';
import type { DeskSay } from '@federation/i18n/editing';
import { fill, type Values } from '@federation/i18n/fill';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import type { ApiResponse } from './api.ts';

export const createSay =
  (words: DeskWords): DeskSay =>
  (key, values: Values = {}) =>
    fill(words[key] as string, values);

/** Tells the person the result of an action. */
export interface Announcement {
  text: string;
  kind?: 'bad' | undefined;
}

/** The state that every part of the desk shares. */
interface DeskState extends Pick<ApiResponse<'/start'>, 'collections' | 'components'> {
  say: DeskSay;
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

export const useWords = (): DeskSay => useDesk().say;

/** The title of an entry in a language, or else in any. */
export const listedTitle = ({ titles, id }: ListedEntry, language: Language) =>
  titles[language] ?? languages.map((one) => titles[one]).find(Boolean) ?? id;
