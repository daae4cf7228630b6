import type { MessageId } from '@federation/i18n/editing';
import type { FoundInWords } from '../../rule/rule.ts';

/**
 * Reports only the last characters of private data: they are enough to find it, and it must not be
 * in the log of a build.
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
