/** A word that no text of the site may use, and what to write instead. */
export interface WordRule {
  /**
   * The word in each of its forms, in lower case. Written as a regular expression, without the
   * boundaries of words: `is no (?!longer)`.
   */
  words: readonly string[];
  /** What to write, such as “count, calculate or work out”. */
  write: string;
  /** Why, in one sentence. */
  because: string;
}
