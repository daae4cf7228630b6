import { readNumber } from '../shared/number.ts';
import type { Verdict } from '../shared/verdict.ts';

/** The source of a verified certificate. */
export type Method = 'number' | 'link' | 'camera' | 'attachment' | 'picture';

/** The minimum duration of verifying a number, in milliseconds (specification, section 4). */
export const minVerifyingTime = 1500;

/** How long the scanner searches before it shows tips, in milliseconds. */
export const tipsDelay = 45_000;

/** How often the camera picture is searched, in milliseconds. */
export const scanInterval = 120;

/** The verdict on typed text by its form alone, or `look-up` if the number must be looked up. */
export type InputVerdict = Verdict | { state: 'look-up'; number: string };

/**
 * Classifies typed text as the specification requires: its example number is verified, another
 * number with the prefix is invalid unless it can be looked up, and everything else is an error.
 *
 * @param product the prefix of numbers
 * @param example the example number of the specification
 */
export function classifyInput(
  typed: string,
  product: string,
  example: string | undefined,
): InputVerdict {
  const read = readNumber(typed, product);
  if (read.form === 'other') return { state: 'wrong-format' };
  if (read.number === example) return { state: 'example', number: read.number };
  if (read.form === 'mistyped') return { state: 'mistyped', number: read.number };
  return { state: read.form === 'incomplete' ? 'not-found' : 'look-up', number: read.number };
}

/** Why the camera does not work. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';

/** The problem that caused a camera error (Media Capture and Streams, section 10.4). */
export function toCameraProblem(error: unknown): CameraProblem {
  switch ((error as Error | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}
