import { fold } from './fold.ts';

/** The id of the part of an indexed page with folded spellings, which no result shows. */
export const spellingsId = 'spellings-of-queries';

/**
 * The folded spelling of a word, if the index would not match it. Undefined for most words:
 * Pagefind itself ignores case, punctuation and combining marks.
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
