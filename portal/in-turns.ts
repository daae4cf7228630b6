import { setImmediate } from 'node:timers/promises';

/**
 * How many submissions a turn deletes or makes findable: about 20 milliseconds in SQLite, where
 * nothing else runs meanwhile.
 */
export const rowsOfTurn = 100;

/**
 * Does in turns what takes long, so that requests are answered in between.
 *
 * @param turn does some of it; returns whether there may be more
 * @param signal ends it after the turn under way
 */
export async function inTurns(turn: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await turn())) await setImmediate();
}
