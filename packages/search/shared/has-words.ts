import { fold } from './fold.ts';
import { splitWords } from './words.ts';
import { toStem } from './stem.ts';

/** A text that is prepared for `hasWords`. */
export interface Searchable {
  folded: string;
  stems: ReadonlySet<string>;
}

export const toSearchable = (text: string): Searchable => ({
  folded: fold(text),
  stems: new Set(splitWords(text).map(toStem)),
});

/**
 * True when the text has each word of a query, as part of a word or in another form or spelling.
 * Every text matches an empty query.
 */
export const hasWords = ({ folded, stems }: Searchable, query: string): boolean =>
  splitWords(query).every((word) => folded.includes(fold(word)) || stems.has(toStem(word)));
