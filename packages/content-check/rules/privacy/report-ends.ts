import type { MessageId } from '@federation/i18n/editing';
import type { FoundInWords } from '../../rule/rule.ts';

/**
 * What was found in words, by its end: whoever reads the message knows the number from it, and the
 * log of a build is not the place for all of it.
 */
export const reportEnds = (
  words: string,
  found: readonly string[],
  message: MessageId,
): FoundInWords[] =>
  found.map((one) => ({
    index: Math.max(0, words.indexOf(one)),
    message,
    values: { found: `…${one.slice(-4)}` },
  }));
