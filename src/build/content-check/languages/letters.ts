import { defaultLanguage, languageDetails, type Language } from '../../../i18n/languages.ts';
import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

/** Short Hindi words as the fonts Kruti Dev and DevLys spell them on Latin keys; none is English. */
const legacyWords = new Set(
  'gS gSa Fkk Fkh esa dks dh ds dk fd ugha ugh vkSj ;k ;g bl ml vki ij fy, fd;k x;k djsa djus gksxk gksxh gksaxs jgsxk rFkk }kjk lHkh dsoy vius Jh la[;k lwpuk fnukad'.split(
    ' ',
  ),
);

/** A word with signs between its letters, where these fonts have letters: `dk;kZy;`, `la[;k`, `lR;kiu`, `Q+kby`. */
const legacyShape = /^\p{L}+(?:[;[\]{}+|~^]\p{L}*)+$/u;

/** Pairs that are common in such words and in no other: without one, `a;b` and `Shift+Tab` pass. */
const legacyLetters = /[;[{+]k|kZ|Fk|Hk|Kk|Dk|Xk|Rk|Uk|Ek|Ik|Ck|Yk|Lk|'k/;

/** Letters of Chanakya, Walkman and similar fonts, which put Hindi on the accented letters of Western Europe. */
const accentedRun = /[\u00a1-\u00ff]{3,}/;

/** How many words of a passage are spelled for a legacy font. */
function countLegacy(words: string): number {
  if (!/[a-z]/i.test(words)) return 0;
  const tokens = words.split(/\s+/).map((token) => token.replace(/^[(“"']+|[)”"'.,:!?]+$/g, ''));
  const sure = tokens.filter((token) => legacyShape.test(token) && legacyLetters.test(token)).length;
  return sure * 2 + tokens.filter((token) => legacyWords.has(token)).length;
}

/** Whether a text is typed for a legacy font. */
export const isLegacy = (words: string) => countLegacy(words) >= 2 || accentedRun.test(words);

/** Whether a language may have rows of accented Latin letters of its own; English and Hindi have none. */
const hasAccents = (language: Language) => language !== defaultLanguage && languageDetails[language].script === 'latin';

/** Finds text that is Hindi only in a legacy font such as Kruti Dev; here it is a row of Latin letters. */
export function checkLegacyFont(file: string, passages: readonly Passage[], language: Language): Fault[] {
  return passages
    .filter(({ words }) => (hasAccents(language) ? countLegacy(words) >= 2 : isLegacy(words)))
    .map(({ words, line, field }) => ({ file, line, field, message: 'legacyFont', values: { start: words.trim().slice(0, 40) } }));
}

/** Finds rows of question marks, which are left where a program could not keep the letters. */
export function checkLostLetters(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) => {
    const found = /\?{3,}(?:\s+\?{2,})*/.exec(words);
    if (!found) return [];
    const linesAbove = words.slice(0, found.index).split('\n').length - 1;
    return [{ file, line: line + linesAbove, field, message: 'lostLetters' as const, values: { found: found[0] } }];
  });
}
