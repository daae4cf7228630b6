import type { ReadyCheck } from '../../i18n/ready.ts';

/** Red: the site must not go live. Amber: it can, and something is still to be done. */
export type Grade = 'red' | 'amber' | 'green';

/** The answer to one question. */
export interface Finding {
  check: ReadyCheck;
  grade: Grade;
  /** What it is about: an address, or what was found. */
  value: string;
}

/** Green where nothing is found, or else as bad as `grade`, with all that is found. */
export const toFinding = (
  check: ReadyCheck,
  found: readonly string[],
  grade: Exclude<Grade, 'green'>,
): Finding => ({ check, grade: found.length > 0 ? grade : 'green', value: found.join(', ') });
