import { fold } from './fold.ts';
import { splitWords } from './words.ts';
import { toStem } from './stem.ts';

/** A text in which words are looked for, however they are spelt. */
export interface Searchable {
  folded: string;
  stems: ReadonlySet<string>;
}

export const toSearchable = (text: string): Searchable => ({
  folded: fold(text),
  stems: new Set(splitWords(text).map(toStem)),
});

/**
 * Whether each word of a query is in a text: a part of a word as it was typed, or another form or
 * spelling of the word. An empty query is in every text.
 */
export const hasWords = ({ folded, stems }: Searchable, query: string): boolean =>
  splitWords(query).every((word) => folded.includes(fold(word)) || stems.has(toStem(word)));
