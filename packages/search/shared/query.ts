import { fold } from './fold.ts';

/**
 * Converts typed text into a query for the index: folded, without stop words. A query that consists
 * of stop words only is kept; words in quotation marks stay together, and as they were typed.
 *
 * @param stopWords common words of all languages, folded, with spaces between them
 * @example toQuery('How do I become a member?', 'a do how i') // 'become member'
 */
export function toQuery(typed: string, stopWords: string): string {
  const asked = typed
    .replace(/[“”„]/g, '"')
    .replace(/[?!।;:()₹]|,(?!\d{2,3}(?!\d))|(?<!\d),/g, ' ')
    .trim();
  if (asked.includes('"')) return asked;
  const words = fold(asked).replaceAll("'", '').split(/\s+/);
  const ignored = new Set(stopWords.split(' '));
  const significant = words.filter((word) => !ignored.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

/**
 * A query whose words need not stay together.
 *
 * @example unquote('"Code of Conduct"', 'of') // 'code conduct'
 */
export function unquote(query: string, stopWords: string): string {
  return toQuery(query.replaceAll('"', ' '), stopWords);
}
