import { memoize } from '../../../core/memoize.ts';
import { languageDetails, type Language } from '../../../i18n/languages.ts';

/** The most words that a sentence and a paragraph should have. */
export const maxWords = { sentence: 30, paragraph: 90 };

/** A sentence or a paragraph that is too long to be read at a glance. */
export interface LongPassage {
  of: 'sentence' | 'paragraph';
  words: number;
  /** How it begins. */
  start: string;
}

/** The segmenter of a language; making one takes longer than using it. */
const toSegmenter = memoize(
  (locale: string, granularity: 'word' | 'sentence') => new Intl.Segmenter(locale, { granularity }),
  (locale, granularity) => `${locale} ${granularity}`,
);

/** Counts the words; an address is one, as nobody reads its parts. */
function countWords(text: string, locale: string): number {
  const words = text.replace(/https?:\/\/\S+/g, 'address');
  return [...toSegmenter(locale, 'word').segment(words)].filter(({ isWordLike }) => isWordLike)
    .length;
}

/** The long sentences of a paragraph, and the paragraph itself when it is long. */
export function findLong(paragraph: string, language: Language): LongPassage[] {
  const { locale } = languageDetails[language];
  // Every word has a letter at least.
  if (paragraph.length <= maxWords.sentence) return [];
  const sentences = [...toSegmenter(locale, 'sentence').segment(paragraph)].map(({ segment }) => ({
    of: 'sentence' as const,
    text: segment,
    words: countWords(segment, locale),
  }));
  // Counting takes long, so the words of the paragraph are not counted again.
  const all = sentences.reduce((sum, { words }) => sum + words, 0);
  return [...sentences, { of: 'paragraph' as const, text: paragraph, words: all }]
    .filter(({ of, words }) => words > maxWords[of])
    .map(({ of, text, words }) => ({
      of,
      words,
      start: `${text.trim().split(/\s+/).slice(0, 6).join(' ')} …`,
    }));
}
