import type { DeskIssue, DeskProblem } from './desk.ts';

/** Something that the desk refuses to do, on its server and on its page. Nothing was written. */
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
