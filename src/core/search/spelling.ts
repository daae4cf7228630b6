import { fold } from './fold.ts';

/**
 * Words are indexed as they are written, and as queries spell them (`fold`). Where the two differ, the
 * index gets the second spelling attached to the word, between marks of ASCII punctuation: Pagefind
 * indexes the parts of such a compound at one place, and gives it back whole in titles and excerpts.
 */
const marks = { start: '~|', end: '|~' } as const;

const attached = /~\|.*?\|~/g;

/**
 * A text in which each word that queries spell in another way carries that spelling.
 *
 * @example attachSpellings('हिन्दी में') // 'हिन्दी~|हिंदी|~ में'
 */
export function attachSpellings(text: string): string {
  return text.replace(/\S+/g, (word) => {
    const spelling = fold(word);
    return toLetters(spelling) === toLetters(word.toLowerCase()) ? word : `${word}${marks.start}${spelling}${marks.end}`;
  });
}

/**
 * A text as it was written.
 *
 * @example detachSpellings('<mark>हिन्दी~|हिंदी|~</mark> में') // '<mark>हिन्दी</mark> में'
 */
export function detachSpellings(text: string): string {
  return text.replace(attached, '');
}

function toLetters(word: string): string {
  return word.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
