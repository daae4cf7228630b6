import { classifyFailure } from '../browser/to-failure.ts';
import { readNumber } from '../shared/number.ts';
import type { Verdict } from '../shared/verdict.ts';

/** The source of a verified certificate. */
export type Method = 'number' | 'link' | 'camera' | 'attachment' | 'picture';

/** The minimum duration of verifying a number, in milliseconds (specification, section 4). */
export const minVerifyingTime = 1500;

/** The time before the scanner shows tips, in milliseconds. */
export const tipsDelay = 45_000;

/** The pause between searches of the camera picture, in milliseconds. */
export const scanInterval = 120;

/** The verdict on the form of typed text, or `look-up` for a number that must be looked up. */
export type InputVerdict = Verdict | { state: 'look-up'; number: string };

/**
 * Classifies typed text as the specification requires: its example number is valid, another number
 * with the prefix must be looked up or is invalid, and everything else is an error.
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

export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed' | 'unsupported';

/** Translates an error of the camera (Media Capture and Streams, section 10.4) or of the scanner. */
export function classifyCameraProblem(error: unknown): CameraProblem {
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
      return classifyFailure(error) === 'part' ? 'failed' : 'unsupported';
  }
}
