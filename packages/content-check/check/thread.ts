import { Tinypool } from 'tinypool';
import { memoize } from '@federation/base/memoize';

const startThread = memoize(
  () => new Tinypool({ runtime: 'worker_threads', minThreads: 1, maxThreads: 1 }),
);

/**
 * Runs work that takes seconds, such as the check of all content, in one thread, so that the
 * development server goes on answering. The thread stays ready, and parses each text once. It runs
 * one call at a time.
 *
 * @param module the module whose default export answers
 */
export function runInThread<Answer>(module: URL, question: unknown): Promise<Answer> {
  return startThread().run(question, { filename: module.href }) as Promise<Answer>;
}
