import type { PhraseId } from '../../../i18n/editing.ts';

/** A word that no text of the site should use, and what to write instead. */
export interface WordRule {
  /**
   * The word in each of its forms, in lower case. Each is a regular expression without the
   * boundaries of words: `is no (?!longer)`.
   */
  words: readonly string[];
  /** What to write, such as “count, calculate, work out”: words of the language, or a description of them. */
  write: string | { phrase: PhraseId };
  /** Why, in one sentence. */
  because: PhraseId;
  /** Whether it is a matter of style, so that it is pointed out and stops nothing. */
  isStyle?: boolean;
  /** Whether it is found inside words too. */
  isAnywhere?: boolean;
  /** Whether it may be in (brackets), such as the English word behind a Hindi one. */
  isAllowedInBrackets?: boolean;
}
