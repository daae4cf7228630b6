import { fold } from './fold.ts';

/**
 * Converts typed text into a query for the index: folded, without stop words. A query that consists of
 * stop words only is kept; words in quotation marks stay together.
 *
 * @param stopWords common words of all languages, folded, with spaces between them
 * @example toQuery('How do I become a member?', 'a do how i') // 'become member'
 */
export function toQuery(typed: string, stopWords: string): string {
  const folded = fold(typed)
    .replace(/[“”„]/g, '"')
    .replace(/[?!।,;:()]/g, ' ')
    .trim();
  if (folded.includes('"')) return folded;
  const words = folded.split(/\s+/);
  const ignored = new Set(stopWords.split(' '));
  const significant = words.filter((word) => !ignored.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}
