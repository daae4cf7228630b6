import { fold } from './fold.ts';

/** Words that people type but that say nothing about what they look for. */
const fillers = new Set(
  fold(
    'a an the of to for in on at by and or is are was be do does how what where when who why which can could i me my we us our you your it its this that there ' +
      'का की के को में से पर और या है हैं था थे क्या कैसे कहाँ कहां कब कौन किस किसे क्यों मैं मुझे मेरा मेरी मेरे हम हमें हमारा आप यह वह ये वे इस उस एक तो भी ही करें करना करूँ करूं लिए',
  ).split(' '),
);

/**
 * What is asked of the index for what a visitor typed: the words that count, spelt as the index spells
 * them. A query of nothing but fillers is asked as it is; words in quotation marks stay together.
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
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
