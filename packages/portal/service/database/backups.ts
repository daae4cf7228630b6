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

/** As in `portal-2026-11-20T09-00-00-000Z.sqlite`. */
const timeInName = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/;

/** The gap in the numbers after a restore: more than a portal gives in a day. */
const skipped = 1000;

/** The error code when another process uses the file (`SQLITE_BUSY`). */
const busy = 5;

/**
 * Backs up a database into a folder, even while it is in use.
 *
 * @returns the file, which only its owner can read
 * @throws when the copy fails or is damaged; leaves the folder as it was
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
 * Deletes backups, and databases that a restore has replaced, when they are older than some days.
 * Keeps the newest backup.
 *
 * @returns the deleted files
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
 * Replaces a database with a backup and keeps the old one under another name. Skips reference
 * numbers, so that none given since the backup is given again.
 *
 * @returns the file of the old database, if there was one
 * @throws {Error} when the backup is missing or damaged, or the portal runs; changes nothing
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

/** A running portal would go on writing to the replaced file. */
function checkNotInUse(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Fails while another process has the file open.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    // A damaged database may be replaced.
    if ((error as { errcode?: number }).errcode === busy)
      throw new Error(`${file} is in use. Stop the portal first.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Skips numbers of every kind, even one of which the backup has none this year. */
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

/** Sorted by name. */
function list(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .sort()
    .map((entry) => join(folder, entry));
}
