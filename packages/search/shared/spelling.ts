import { fold } from './fold.ts';

/**
 * Where, in the text of a page in the index, the spellings of queries begin. No result shows them.
 */
export const spellingsId = 'spellings-of-queries';

/**
 * How queries spell a word (`fold`), if the index would not know it by that spelling. Undefined for
 * most words: Pagefind ignores case, punctuation and combining marks by itself.
 *
 * @example toSpelling('हिन्दी,') // 'हिंदी'
 * @example toSpelling('Organisation’s') // "organization's"
 * @example toSpelling('फ़ॉर्म') // undefined
 */
export function toSpelling(word: string): string | undefined {
  const spelling = fold(word);
  return toLetters(spelling) === toLetters(word)
    ? undefined
    : spelling.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** The letters and digits of a word as the index has them. */
export function toLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
