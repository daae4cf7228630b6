import { languages, type Language } from './languages.ts';
import type { PhraseId } from './editing.ts';

/** A word that no text of the site should use, and what to write instead. */
export interface WordRule {
  /**
   * The word in each of its forms, in lower case. Each is a regular expression without the
   * boundaries of words: `is no (?!longer)`.
   */
  words: readonly string[];
  /**
   * What to write, such as “count, calculate, work out”: words of the language, or a description of
   * them.
   */
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
  /** The words that no text should use. */
  wordList?: readonly WordRule[];
  /**
   * The document whose table has terms of the default language, their words in this one, and what
   * is never written for them.
   */
  glossary?: string;
  /** Without them, the numbers of a translation are not compared. */
  numbers?: NumberWords;
  /** How what is still to be filled in begins, in [brackets]. */
  placeholders?: readonly string[];
  /** Words that do not say where a link leads, in lower case. */
  emptyLinkWords?: readonly string[];
  /** A regular expression for “click here”. */
  clickHere?: string;
  /** Advertisements for playing with money, which the law forbids, as regular expressions. */
  staking?: {
    invitations: readonly string[];
    /** The words by which a sentence explains, forbids or warns. */
    refusals: string;
  };
  /** A regular expression for the end of a sentence with the wrong mark. */
  wrongEnd?: string;
  /** How fonts from before Unicode spell the language on Latin keys. */
  legacyFont?: {
    /** Short words, none of which is a word of another language. */
    words: readonly string[];
    /** A regular expression for pairs of signs that no other words have. */
    letters: string;
  };
}

const folders = languages.map(async (language) => {
  // The folders beside this file, whatever languages there are.
  // eslint-disable-next-line no-restricted-syntax
  const { writing } = (await import(`./${language}/writing/index.ts`)) as { writing: Writing };
  return [language, writing] as const;
});

/** How people write, by language. For the content check only. */
export const writings = Object.fromEntries(await Promise.all(folders)) as Record<Language, Writing>;

/** One part of the writing of every language that has it. */
export function collectWriting<Part extends keyof Writing>(
  part: Part,
): NonNullable<Writing[Part]>[] {
  return languages
    .map((language) => writings[language][part])
    .filter((value): value is NonNullable<Writing[Part]> => value !== undefined);
}
