import { stemmer } from 'stemmer';
import { memoize } from '@federation/base/memoize';
import { fold } from './fold.ts';

/** Endings of Hindi words by number, case and form of the verb, folded, the longest first. */
const hindiEnding = /(?:ियों|ियां|ाओं|ाएं|ुओं|ुएं|ाइए|ाकर|ाना|ाने|ेंगे|ेगा|ेगी|ाओ|ाए|ाया|ों|ें|ीं|ां|[ािीुूेै])$/;

/** The minimum length of a Hindi stem, in characters. */
const leastHindi = 2;

/**
 * The stem of a word, folded: in English by Porter’s rules, in Hindi without the endings of number,
 * case and verbs (after Ramanathan and Rao, A Lightweight Stemmer for Hindi, 2003).
 *
 * @example toStem('Complaints') === toStem('complaint')
 * @example toStem('शिकायतों') === toStem('शिकायत')
 * @example toStem('004') // '4'
 */
export const toStem: (word: string) => string = memoize((word: string) => {
  const folded = fold(word);
  if (/^\d+$/.test(folded)) return folded.replace(/^0+(?=\d)/, '');
  if (/^[a-z]+$/.test(folded)) return stemmer(folded);
  const stem = folded.replace(hindiEnding, '');
  return [...stem].length >= leastHindi ? stem : folded;
});
