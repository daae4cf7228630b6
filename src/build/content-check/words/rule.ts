/** A word that no text of the site may use, and what to write instead. */
export interface WordRule {
  /**
   * The word in each of its forms, in lower case. Each is a regular expression without the
   * boundaries of words: `is no (?!longer)`.
   */
  words: readonly string[];
  /** What to write, such as “count, calculate or work out”. */
  write: string;
  /** Why, in one sentence. */
  because: string;
  /** Whether it is found inside words too. */
  isAnywhere?: boolean;
  /** Whether it may be in (brackets), such as the English word behind a Hindi one. */
  isAllowedInBrackets?: boolean;
}

/** Words that are left where a text is still to be written, in any language. */
export const unfinished: WordRule = {
  words: ['todo', 'fixme', 'tbd', 'lorem', 'ipsum'],
  write: 'the text itself',
  because: 'The text is not finished.',
};
