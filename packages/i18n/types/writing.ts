/** The words for numbers and months in a language. */
export interface NumberWords {
  /** The names of the twelve months, each in all its forms. */
  months: readonly (readonly string[])[];
  /** Words that multiply the number before them, with their number of zeros. */
  multiples: Readonly<Record<string, number>>;
  /** The words for 0, 1, 2 and so on, cardinal and ordinal, in lower case, that texts use. */
  numbers: readonly (readonly string[])[];
}

/** The rules of writing that the content check applies in a language; it skips missing ones. */
export interface Writing {
  /** Needed to compare the numbers of a translation with its source. */
  numbers?: NumberWords;
  /** Advertisements for playing with money, which the law forbids, as regular expressions. */
  staking?: {
    invitations: readonly string[];
    /** The words by which a sentence explains, forbids or warns. */
    refusals: string;
  };
  /** The spelling of the language in fonts from before Unicode, on Latin keys. */
  legacyFont?: {
    /** Short words, none of which is a word of another language. */
    words: readonly string[];
    /** A regular expression for pairs of signs that no other words have. */
    letters: string;
  };
}
