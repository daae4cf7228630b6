import type { DeskMessage, DeskProblem } from './desk.ts';

/** Something that the desk refuses to do, on its server and on its page. Nothing was written. */
export class DeskError extends Error {
  readonly problem: DeskProblem;
  /** The messages of the content check that are the reason. */
  readonly messages: readonly DeskMessage[];

  constructor(problem: DeskProblem, detail = '', messages: readonly DeskMessage[] = []) {
    super(detail);
    this.problem = problem;
    this.messages = messages;
  }
}
