import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { formatDateTime } from '../../../core/certificates/times.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';

/** How often a waiting command tries again, in milliseconds. */
const interval = 200;

/** How long a command waits for another one, in milliseconds. */
const maxWait = 15 * 60_000;

/**
 * Runs a command while no other command writes. A second command waits, and says for whom. SQLite
 * locks the file through the operating system, which releases the lock when the process ends,
 * however it ends: there is no stale lock that anyone would have to delete.
 *
 * @param command what the person typed, shown to anyone who has to wait
 * @throws {UserError} if the other command does not finish in time
 */
export async function withLock<Result>(
  context: IssuerContext,
  command: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const { lock } = toPaths(context);
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  closeSync(openSync(lock, 'a', 0o600));
  const database = new DatabaseSync(lock, { timeout: 0 });
  const holder = `${lock}.txt`;
  try {
    await acquire(database, () => readHolder(holder), context);
    writeFileAtomic(
      holder,
      `“${command}”, since ${formatDateTime(new Date(), 'en')}, process ${process.pid}`,
      0o600,
    );
    return await run();
  } finally {
    if (database.isTransaction) rmSync(holder, { force: true });
    database.close();
  }
}

async function acquire(
  database: DatabaseSync,
  getHolder: () => string,
  { prompts, signal }: IssuerContext,
): Promise<void> {
  const end = performance.now() + maxWait;
  for (let announced = false; !tryToLock(database); announced = true) {
    if (performance.now() > end)
      throw new UserError(
        `Another command is still running: ${getHolder()}. Nothing was changed. Wait for it, or close its window, then run this command again.`,
      );
    if (!announced)
      prompts.log(`Waiting for another command to finish: ${getHolder()}. Ctrl+C stops waiting.`);
    signal.throwIfAborted();
    await wait(interval);
  }
}

/** The result code of SQLite when another process has the lock. */
const busy = 5;

function tryToLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode === busy) return false;
    throw error;
  }
}

/** Who has the lock, in words; it may have just been acquired or released. */
function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'it has just started';
  }
}
