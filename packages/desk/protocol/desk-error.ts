import type { DeskIssue, DeskProblem } from './desk.ts';

/** An operation that the desk refused. Nothing was written. */
export class DeskError extends Error {
  readonly problem: DeskProblem;
  /** The messages of the content check that are the reason. */
  readonly issues: readonly DeskIssue[];

  constructor(problem: DeskProblem, detail = '', issues: readonly DeskIssue[] = []) {
    super(detail);
    this.problem = problem;
    this.issues = issues;
  }
}
