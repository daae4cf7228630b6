import { fill } from '@federation/i18n/fill';
import type { ReadyCheck } from '@federation/i18n/ready';

/** Red: wrong. Amber: still to be done, and nothing has to wait for it. */
export type CheckGrade = 'red' | 'amber' | 'green';

/** The result of looking at one thing, good or bad, of `ready`, `monitor` and the office. */
export interface CheckResult {
  grade: CheckGrade;
  sentence: string;
  /** The check of `npm run ready` that it answers. */
  check?: ReadyCheck;
}

/** Makes a green result with the sentence `good`, or a red one that says what to do. */
export function createCheckResult(isGood: boolean, good: string, todo: string): CheckResult {
  return isGood ? { grade: 'green', sentence: good } : { grade: 'red', sentence: todo };
}

/** Like `createCheckResult`, with the two sentences of a language and values for placeholders. */
export const toCheckResultFrom = (
  isGood: boolean,
  { good, todo }: Readonly<Record<'good' | 'todo', string>>,
  values: Record<string, string | number> = {},
): CheckResult => createCheckResult(isGood, fill(good, values), fill(todo, values));

export const countResults = (results: readonly CheckResult[], grade: CheckGrade): number =>
  results.filter((one) => one.grade === grade).length;

/** Describes each result on a line, with its grade in the words of a language. */
export const formatResultLines = (
  results: readonly CheckResult[],
  grades: Readonly<Record<CheckGrade, string>>,
): string[] => results.map(({ grade, sentence }) => `${grades[grade]}  ${sentence}`);
