import { setImmediate } from 'node:timers/promises';

/** What is done after an answer, so that neither the answer nor its time tells of it. */
export class BackgroundWork {
  readonly #open = new Set<Promise<void>>();

  /** @param work what is to be done; it deals with its own failures */
  readonly add = (work: () => Promise<void>): void => {
    const done = setImmediate()
      .then(work)
      .finally(() => this.#open.delete(done));
    this.#open.add(done);
  };

  /** Resolves when nothing is left to be done. */
  async finished(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open);
  }
}
