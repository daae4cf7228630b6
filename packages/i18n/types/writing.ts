/** The words for numbers and months in a language. */
export interface NumberWords {
  /** The names of the twelve months, each in all its forms. */
  months: readonly (readonly string[])[];
  /** Words that multiply the number before them, with their number of zeros. */
  multiples: Readonly<Record<string, number>>;
  /**
   * The words for 0, 1, 2 and so on, cardinal and ordinal, in lower case, as far as texts write
   * them out.
   */
  numbers: readonly (readonly string[])[];
}

/**
 * How people write in a language, as far as the content check judges it. What is left out is not
 * checked.
 */
export interface Writing {
  /** Without them, the numbers of a translation are not compared. */
  numbers?: NumberWords;
  /** Advertisements for playing with money, which the law forbids, as regular expressions. */
  staking?: {
    invitations: readonly string[];
    /** The words by which a sentence explains, forbids or warns. */
    refusals: string;
  };
  /** How fonts from before Unicode spell the language on Latin keys. */
  legacyFont?: {
    /** Short words, none of which is a word of another language. */
    words: readonly string[];
    /** A regular expression for pairs of signs that no other words have. */
    letters: string;
  };
}
