import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toIndianDay } from '@federation/base/indian-day';
import { kindLetters, type SubmissionKind } from './submission-kinds.ts';
import { copyDatabase, checkIntegrity, toFileTimestamp } from './copy.ts';
import { openExisting } from './open-existing.ts';
import type { Database } from './schema.ts';

/** The time in the name of a copy, as in `portal-2026-11-20T09-00-00-000Z.sqlite`. */
const timeInName = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/;

/** How many numbers are left out after a restore: more than a portal gives in a day. */
const skipped = 1000;

/** What SQLite says when another process uses a file (`SQLITE_BUSY`). */
const busy = 5;

/**
 * Makes a consistent copy of a database, which may be in use, in a folder.
 *
 * @returns its file, which only its owner can read
 * @throws when the copy can’t be made or is not whole; the folder is then as it was
 */
export async function backUp(file: string, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const backup = join(folder, `portal-${toFileTimestamp(now)}.sqlite`);
  const database = openExisting(file);
  try {
    await copyDatabase(database, backup);
    return backup;
  } finally {
    await database.destroy();
  }
}

/**
 * Deletes the backups in a folder that are older than some days, and the databases that
 * a restore has put aside. The newest backup stays.
 *
 * @returns their files
 */
export function deleteOldBackups(file: string, folder: string, days: number, now: Date): string[] {
  const from = toFileTimestamp(new Date(now.getTime() - days * 24 * 60 * 60_000));
  const backups = list(folder, /^portal-.*\.sqlite$/).slice(0, -1);
  const copies = list(dirname(file), /\.replaced-/).filter((copy) =>
    basename(copy).startsWith(`${basename(file)}.`),
  );
  const old = [...backups, ...copies].filter((copy) => (timeInName.exec(copy)?.[0] ?? from) < from);
  for (const copy of old) rmSync(copy);
  return old;
}

/**
 * Puts a backup in the place of a database that is not in use. The one that was there is kept
 * beside it. The next numbers of references leave a gap, so that none that was given since the
 * backup is given again.
 *
 * @returns where the database is that was there, if there was one
 * @throws {Error} when the backup is missing or not whole, or the portal runs; nothing is changed
 *   then
 */
export async function restoreBackup(
  backup: string,
  file: string,
  now: Date,
): Promise<string | undefined> {
  const restored = `${file}.new`;
  checkIntegrity(backup);
  checkNotInUse(file);
  try {
    copyFileSync(backup, restored);
  } catch (error) {
    rmSync(restored, { force: true });
    throw error;
  }
  chmodSync(restored, 0o600);
  const replaced = existsSync(file) ? `${file}.replaced-${toFileTimestamp(now)}` : undefined;
  for (const ending of ['', '-wal', '-shm'])
    if (replaced && existsSync(file + ending)) renameSync(file + ending, replaced + ending);
  renameSync(restored, file);
  const database = openExisting(file);
  await skipReferences(database, now);
  await database.destroy();
  return replaced;
}

/** A portal that runs would go on storing in the file that is put aside. */
function checkNotInUse(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Refused while any other process has the file open.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    // What is damaged may be replaced.
    if ((error as { errcode?: number }).errcode === busy)
      throw new Error(`${file} is in use. Stop the portal first.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Leaves a gap in the numbers of references, of kinds and in a year of which the backup has none too. */
async function skipReferences(database: Database, now: Date): Promise<void> {
  const year = Number(toIndianDay(now).slice(0, 4));
  const kinds = Object.keys(kindLetters) as SubmissionKind[];
  await database
    .insertInto('counters')
    .values(kinds.map((kind) => ({ kind, year, last: 0 })))
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doNothing())
    .execute();
  await database
    .updateTable('counters')
    .set(({ eb }) => ({ last: eb('last', '+', skipped) }))
    .execute();
}

/** The files of a folder whose names fit, in the order of their names. */
function list(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .sort()
    .map((entry) => join(folder, entry));
}
