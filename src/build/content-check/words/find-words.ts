import type { PhraseId } from '../../../i18n/editing.ts';
import { languages, type Language } from '../../../i18n/languages.ts';
import { writings } from '../../../i18n/writing.ts';
import { matchAny } from './match-any.ts';
import { readGlossary, toWordRules, type WordRule } from './glossary.ts';
import { withoutBrackets, withoutQuotations } from './without-quotations.ts';

/** The words that the glossary of a language refuses, with one pattern for all of them. */
const lists = new Map(
  languages.map((language) => {
    const { glossary } = writings[language];
    const rules = glossary === undefined ? [] : toWordRules(readGlossary(glossary));
    const ready = rules.map((rule) => ({ ...rule, pattern: toPattern(rule) }));
    // Most texts have none of all these words, and one look tells.
    const anyWord = matchAny(
      rules.map(({ pattern }) => pattern),
      'iu',
    );
    return [language, { rules: ready, anyWord }] as const;
  }),
);

/** A whole word. `\b` knows no letters but the Latin ones, so marks and letters are named. */
function toPattern({ pattern }: WordRule): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** A refused word in a text. */
export interface FoundWord {
  /** The word as it is written. */
  word: string;
  /** Where it begins in the text. */
  index: number;
  /** The words to write. */
  write: string;
  /** Why, in one sentence. */
  because: PhraseId;
}

/**
 * Finds the words of a text that the glossary of its language refuses. What is in “quotation marks”
 * is left alone: words of others are not changed.
 */
export function findWords(text: string, language: Language): FoundWord[] {
  const list = lists.get(language);
  const words = withoutQuotations(text.normalize('NFC'));
  if (!list?.anyWord.test(words)) return [];
  // The English word may be behind a Hindi one.
  const outsideBrackets = withoutBrackets(words);
  return list.rules.flatMap(({ pattern, write, because }) =>
    [...(because === 'because.latin' ? outsideBrackets : words).matchAll(pattern)].map(
      ({ 0: word, index }) => ({ word, index, write, because }),
    ),
  );
}
