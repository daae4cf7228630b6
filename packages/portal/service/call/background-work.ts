import { setImmediate } from 'node:timers/promises';

/** Work after the response, so that neither the response nor its time reveals it. */
export class BackgroundWork {
  readonly #open = new Set<Promise<void>>();

  /** @param work handles its own errors */
  readonly add = (work: () => Promise<void>): void => {
    const done = setImmediate()
      .then(work)
      .finally(() => this.#open.delete(done));
    this.#open.add(done);
  };

  /** Resolves when no work is left. */
  async finished(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open);
  }
}
