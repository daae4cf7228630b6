import { fill } from '@federation/i18n/fill';
import type { ReadyCheck } from '@federation/i18n/ready';

/** Red: wrong. Amber: still to be done, and nothing has to wait for it. */
export type Grade = 'red' | 'amber' | 'green';

/** What a command says of one thing that it has looked at: `ready`, `monitor`, the office. */
export interface Finding {
  grade: Grade;
  sentence: string;
  /** The question of `npm run ready` that it answers. */
  check?: ReadyCheck;
}

/** A finding with one sentence if all is right, and one that says what to do if it is not. */
export function toFinding(isGood: boolean, good: string, todo: string): Finding {
  return isGood ? { grade: 'green', sentence: good } : { grade: 'red', sentence: todo };
}

/** Like `toFinding`, with the two sentences of a language and what fills their places. */
export const toFindingOf = (
  isGood: boolean,
  { good, todo }: Readonly<Record<'good' | 'todo', string>>,
  values: Record<string, string | number> = {},
): Finding => toFinding(isGood, fill(good, values), fill(todo, values));

/** How many findings have a grade. */
export const countGrade = (findings: readonly Finding[], grade: Grade): number =>
  findings.filter((one) => one.grade === grade).length;

/** A line for each finding, with its grade in the words of a language. */
export const toLines = (
  findings: readonly Finding[],
  grades: Readonly<Record<Grade, string>>,
): string[] => findings.map(({ grade, sentence }) => `${grades[grade]}  ${sentence}`);
