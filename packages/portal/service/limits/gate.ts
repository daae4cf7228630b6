import { setImmediate } from 'node:timers/promises';

/** The most calls that may wait for the database: for one or two seconds, as long as a disk may stall. */
const maxOpen = 400;

/** Calls between two readings of requests, which take longer than a call. */
const callsPerRead = 10;

/** Requests to read before these calls, so that refusing a flood never stops all calls. */
const maxRead = 100;

/** Turns of the event loop from the first byte of a connection to its call. */
const idleTurns = 3;

/**
 * Lets calls to the database one after the other, and turns away those that would wait for too long.
 * Once in several calls, reads the requests that have arrived meanwhile: SQLite blocks the event
 * loop, and Node accepts only one connection in each of its turns, so that a crowd would wait unseen
 * in the sockets.
 */
export function createGate() {
  let open = 0;
  let arrived = 0;
  let calls = 0;
  let last = Promise.resolve();
  const readArrived = async () => {
    calls += 1;
    if (calls % callsPerRead > 0) return;
    const end = arrived + maxRead;
    for (let idle = 0; idle < idleTurns && arrived < end;) {
      const before = arrived;
      await setImmediate();
      idle = arrived === before ? idle + 1 : 0;
    }
  };
  return {
    /** True when a call that has just arrived would be turned away; asked once for each. */
    isFull: () => {
      arrived += 1;
      return open >= maxOpen;
    },
    /** Runs a call; returns undefined for one that is turned away. */
    run: async <Result>(call: () => Promise<Result>) => {
      if (open >= maxOpen) return undefined;
      open += 1;
      try {
        last = last.then(readArrived);
        await last;
        return await call();
      } finally {
        open -= 1;
      }
    },
  };
}
