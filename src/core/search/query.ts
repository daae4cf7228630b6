import { fold } from './fold.ts';

/** Common words that do not help to find a page. */
const stopWords = new Set(
  fold(
    'a an the of to for in on at by and or is are was be do does how what where when who why which can could i me my we us our you your it its this that there ' +
      'का की के को में से पर और या है हैं था थे क्या कैसे कहाँ कहां कब कौन किस किसे क्यों मैं मुझे मेरा मेरी मेरे हम हमें हमारा आप यह वह ये वे इस उस एक तो भी ही करें करना करूँ करूं लिए',
  ).split(' '),
);

/**
 * Converts typed text into a query for the index: folded, without stop words. A query that consists of
 * stop words only is kept; words in quotation marks stay together.
 *
 * @example toQuery('How do I become a member?') // 'become member'
 */
export function toQuery(typed: string): string {
  const folded = fold(typed)
    .replace(/[“”„]/g, '"')
    .replace(/[?!।,;:()]+/g, ' ')
    .trim();
  if (folded.includes('"')) return folded;
  const words = folded.split(/\s+/).filter(Boolean);
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}
