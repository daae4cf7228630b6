import { setImmediate } from 'node:timers/promises';

/** The most calls that may wait for the database. More would wait longer than any person. */
const maxOpen = 100;

/** Turns of the event loop before a call, so that refusing a flood never stops all calls. */
const maxTurns = 20;

/** Turns of the event loop from the first byte of a connection to its call. */
const idleTurns = 3;

/**
 * Lets calls to the database one after the other, and turns away those that would wait for too long.
 * Before each, reads the requests that have arrived meanwhile: SQLite blocks the event loop, and Node
 * accepts only one connection in each of its turns, so that a crowd would wait unseen in the sockets.
 *
 * @returns runs a call; returns undefined for a call that is turned away
 */
export function createGate(): <Result>(run: () => Promise<Result>) => Promise<Result | undefined> {
  let open = 0;
  let arrived = 0;
  let last = Promise.resolve();
  const readArrived = async () => {
    for (let turn = 0, idle = 0; turn < maxTurns && idle < idleTurns; turn += 1) {
      const before = arrived;
      await setImmediate();
      idle = arrived === before ? idle + 1 : 0;
    }
  };
  return async (run) => {
    arrived += 1;
    if (open >= maxOpen) return undefined;
    open += 1;
    try {
      last = last.then(readArrived);
      await last;
      return await run();
    } finally {
      open -= 1;
    }
  };
}
