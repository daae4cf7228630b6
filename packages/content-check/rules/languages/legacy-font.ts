import { languageDetails, type Language } from '@federation/i18n/languages';
import { collectWriting } from '@federation/i18n/writing';
import { defineRule } from '../../rule/rule.ts';
import { matchAny } from '../../rule/match-any.ts';

const fonts = collectWriting('legacyFont');

/** Short words as fonts such as Kruti Dev spell them on Latin keys. */
const legacyWords = new Set(fonts.flatMap(({ words }) => words));

/**
 * A word with signs between its letters, where these fonts have letters: `dk;kZy;`, `la[;k`,
 * `lR;kiu`, `Q+kby`.
 */
const legacyShape = /^\p{L}+(?:[;[\]{}+|~^]\p{L}*)+$/u;

/** Pairs that are common in such words and in no other: without one, `a;b` and `Shift+Tab` pass. */
const legacyLetters = matchAny(
  fonts.map(({ letters }) => letters),
  '',
);

/**
 * Letters of Chanakya, Walkman and similar fonts, which put Hindi on the accented letters of
 * Western Europe.
 */
const accentedRuns = /[\u00a1-\u00ff]{3,}/g;

/** Counts the words of a passage that are spelled for a legacy font. */
function countLegacy(words: string): number {
  if (!/[a-z]/i.test(words)) return 0;
  const tokens = words.split(/\s+/).map((token) => token.replace(/^[(“"']+|[)”"'.,:!?]+$/g, ''));
  const sure = tokens.filter(
    (token) => legacyShape.test(token) && legacyLetters.test(token),
  ).length;
  return sure * 2 + tokens.filter((token) => legacyWords.has(token)).length;
}

/**
 * Tells whether a text is typed for a legacy font. A language in Latin letters may have rows of
 * accented letters of its own.
 */
function isLegacy(words: string, language: Language): boolean {
  const isLatin = languageDetails[language].script === 'latin';
  return countLegacy(words) >= 2 || (!isLatin && words.match(accentedRuns) !== null);
}

/**
 * Finds text that can be read only in a legacy font such as Kruti Dev; here it is a row of Latin
 * letters.
 */
export const legacyFont = defineRule({
  of: 'words',
  says: ['legacyFont'],
  stage: 'languages',
  check: (words, { language }) =>
    isLegacy(words, language) ? [{ values: { start: words.trim().slice(0, 40) } }] : [],
});
