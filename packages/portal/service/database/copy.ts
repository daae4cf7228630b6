import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Writes a copy of a database, which is on the disk when it has its name. Only its owner can read
 * it.
 *
 * @throws when the copy fails or is damaged, such as on a full disk; leaves nothing behind
 */
export async function writeCopy(
  target: string,
  write: (unfinished: string) => unknown,
): Promise<void> {
  const unfinished = `${target}.new`;
  try {
    rmSync(unfinished, { force: true });
    await write(unfinished);
    chmodSync(unfinished, 0o600);
    checkIntegrity(unfinished);
    syncToDisk(unfinished);
    renameSync(unfinished, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Waits until a file, or the names in a folder, would survive a power cut. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * @throws {Error} when the database is damaged or missing
 */
export function checkIntegrity(file: string): void {
  if (!existsSync(file))
    throw new Error(`There is no backup ${file}. Name the whole path of the file.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get();
    if (found?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`);
  } finally {
    database.close();
  }
}
