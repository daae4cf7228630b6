import { createContext, useContext } from 'react';
import type { DeskWords } from '../core/desk.ts';
import { fill } from '../i18n/fill.ts';

export type Say = (key: keyof DeskWords, values?: Record<string, string | number>) => string;

export const toSay =
  (words: DeskWords): Say =>
  (key, values = {}) =>
    fill(words[key], values);

/** What was done, or why it was not. */
export interface Notice {
  text: string;
  kind?: 'bad' | undefined;
}

/** What the desk says in its language. */
export const WordsContext = createContext<Say>((key) => key);

export const useWords = (): Say => useContext(WordsContext);
