import { english } from './english.ts';
import { hindi } from './hindi.ts';
import type { WordRule } from './rule.ts';

/** The lists by language; a language without one is not checked. */
const lists: Readonly<Record<string, readonly WordRule[]>> = { en: english, hi: hindi };

/** A refused word in a text. */
export interface FoundWord {
  /** The word as it is written. */
  word: string;
  /** Where it begins in the text. */
  index: number;
  rule: WordRule;
}

const patterns = new Map<WordRule, RegExp>();

/** For each list, what every word that it refuses fits, in whatever place: most texts have none, and one look tells. */
const anyWord = new Map(
  Object.values(lists).map((rules) => [rules, new RegExp(rules.flatMap(({ words }) => words).join('|'), 'iu')] as const),
);

/** The words of a rule as whole words. `\b` knows no letters but the Latin ones, so marks and letters are named. */
function toPattern(rule: WordRule): RegExp {
  const words = `(?:${rule.words.join('|')})`;
  const known =
    patterns.get(rule) ?? new RegExp(rule.isAnywhere ? words : `(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  patterns.set(rule, known);
  return known;
}

/** The text with lines in place of what a pattern finds, so that all else is where it was. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, '_'));
}

/**
 * Finds the words of a text that the word list of its language refuses. What is in “quotation marks” is
 * left alone: words of others are not changed.
 *
 * @param allowed words that are right in this text, in lower case
 */
export function findWords(text: string, language: string, allowed: readonly string[] = []): FoundWord[] {
  const words = blank(text.normalize('NFC'), /“[^”]*”/g);
  const outsideBrackets = blank(words, /\([^)]*\)/g);
  const rules = lists[language] ?? [];
  if (![words, outsideBrackets].some((part) => anyWord.get(rules)?.test(part))) return [];
  return rules.flatMap((rule) =>
    [...(rule.isAllowedInBrackets ? outsideBrackets : words).matchAll(toPattern(rule))]
      .map(({ 0: word, index }) => ({ word, index, rule }))
      .filter(({ word }) => !allowed.includes(word.toLowerCase())),
  );
}
