/** A suggestion of the search box. The names are short because a file contains many suggestions. */
export interface Suggestion {
  /** The title. */
  t: string;
  /** The path, including the language. */
  p: string;
  /** Its kind, such as page, order or event, in the language of the reader. */
  k: string;
  /** Additional keywords, folded. */
  w?: string;
}

/** The file of suggestions in one language. */
export interface SuggestionFile {
  suggestions: Suggestion[];
  /** Common words that do not help to find anything, folded, with spaces between them. */
  stopWords: string;
}
