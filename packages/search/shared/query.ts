import { fold } from './fold.ts';

/**
 * Converts typed text into a query for the index: folded, without stop words. A query that consists
 * of stop words only is kept. Words in quotation marks stay together, as typed.
 *
 * @param stopWords common words of all languages, folded, with spaces between them
 * @example toSearchQuery('How do I become a member?', 'a do how i') // 'become member'
 */
export function toSearchQuery(typed: string, stopWords: string): string {
  const cleaned = typed
    .replace(/[“”„]/g, '"')
    .replace(/(^|\D),+/g, '$1 ')
    .replace(/[?!।;:()₹]|,(?!\d{2,3}(?!\d))/g, ' ')
    .trim();
  if (cleaned.includes('"')) return cleaned;
  const words = fold(cleaned).replaceAll("'", '').split(/\s+/);
  const ignored = new Set(stopWords.split(' '));
  const significant = words.filter((word) => !ignored.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

/**
 * Removes the quotation marks, so that the words need not stay together.
 *
 * @example unquote('"Code of Conduct"', 'of') // 'code conduct'
 */
export function unquote(query: string, stopWords: string): string {
  return toSearchQuery(query.replaceAll('"', ' '), stopWords);
}
