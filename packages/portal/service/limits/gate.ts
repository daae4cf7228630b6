import { setImmediate } from 'node:timers/promises';

/** The most calls that may wait for the database. More would wait longer than any person. */
const maxOpen = 100;

/**
 * Lets calls to the database, and turns away those that would wait for too long. First reads all
 * requests that have arrived: SQLite answers each before Node reads the next, so that a crowd would
 * wait unseen in the sockets.
 *
 * @returns runs a call; returns undefined for a call that is turned away
 */
export function createGate(): <Result>(run: () => Promise<Result>) => Promise<Result | undefined> {
  let open = 0;
  return async (run) => {
    if (open >= maxOpen) return undefined;
    open += 1;
    try {
      await setImmediate();
      return await run();
    } finally {
      open -= 1;
    }
  };
}
