import { isLanguage, languages, type Language } from '../../../i18n/languages.ts';
import { writings, type WordRule } from '../../../i18n/writing.ts';
import { blankBetween } from './blank-between.ts';
import { matchAny } from './match-any.ts';
import { readGlossary, toGlossaryRules } from './glossary.ts';

/** A rule with what finds its words. */
interface ReadyRule {
  rule: WordRule;
  pattern: RegExp;
}

/** The rules of a language: its word list and its glossary. */
function toRules(language: Language): ReadyRule[] {
  const { wordList = [], glossary } = writings[language];
  const terms = glossary === undefined ? [] : toGlossaryRules(readGlossary(glossary));
  return [...terms, ...wordList].map((rule) => ({ rule, pattern: toPattern(rule) }));
}

/**
 * The words of a rule as whole words. `\b` knows no letters but the Latin ones, so marks and
 * letters are named.
 */
function toPattern({ words, isAnywhere }: WordRule): RegExp {
  const any = `(?:${words.join('|')})`;
  return new RegExp(
    isAnywhere ? any : `(?<![\\p{L}\\p{M}\\p{N}])${any}(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
}

const lists = new Map(
  languages.map((language) => {
    const rules = toRules(language);
    // What every word fits, in whatever place: most texts have none, and one look tells.
    const anyWord = matchAny(
      rules.flatMap(({ rule }) => rule.words),
      'iu',
    );
    return [language, { rules, anyWord }] as const;
  }),
);

/** A refused word in a text. */
export interface FoundWord {
  /** The word as it is written. */
  word: string;
  /** Where it begins in the text. */
  index: number;
  rule: WordRule;
}

/**
 * Finds the words of a text that the word list of its language refuses. What is in “quotation
 * marks” is left alone: words of others are not changed.
 *
 * @param allowed words that are right in this text, in lower case
 */
export function findWords(
  text: string,
  language: string,
  allowed: readonly string[] = [],
): FoundWord[] {
  const words = blankBetween(text.normalize('NFC'), '“', '”');
  const outsideBrackets = blankBetween(words, '(', ')');
  const list = isLanguage(language) ? lists.get(language) : undefined;
  if (!list || ![words, outsideBrackets].some((part) => list.anyWord.test(part))) return [];
  return list.rules.flatMap(({ rule, pattern }) =>
    [...(rule.isAllowedInBrackets ? outsideBrackets : words).matchAll(pattern)]
      .map(({ 0: word, index }) => ({ word, index, rule }))
      .filter(({ word }) => !allowed.includes(word.toLowerCase())),
  );
}
