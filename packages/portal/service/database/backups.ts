import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { checkIntegrity, syncToDisk, writeCopy } from './copy.ts';
import { readCounters, skipReferences } from './counters.ts';
import { mayDelete, type DeletionRun } from './deletion-guard.ts';
import { isPostgres, withDatabase } from './open.ts';

const backupName = /^portal-.*\.sqlite$/;

/** As in `portal-2026-11-20T09-00-00-000Z.sqlite`. */
const timeInName = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/;

/** @example toFileTimestamp(now) // '2026-11-20T09-00-00-000Z' */
const toFileTimestamp = (time: Date) => time.toISOString().replace(/[:.]/g, '-');

/** The error code when another process uses the file (`SQLITE_BUSY`). */
const busy = 5;

/**
 * Backs up a database into a folder, even while it is in use.
 *
 * @returns the file, which only its owner can read
 * @throws when the copy fails or is damaged; leaves the folder as it was
 */
export async function backUp(file: string, folder: string, now: Date): Promise<string> {
  expectFile(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const backup = join(folder, `portal-${toFileTimestamp(now)}.sqlite`);
  await withDatabase(file, (database) =>
    writeCopy(backup, (unfinished) => sql`vacuum into ${unfinished}`.execute(database)),
  );
  return backup;
}

/**
 * Deletes backups, and databases that a restore has replaced, when they are older than some days.
 * Keeps the newest backup, and one whose successor is less than half its size, because something may
 * be lost. Logs the deleted files, or why it stopped.
 */
export async function deleteOldBackups(
  file: string,
  folder: string,
  days: number,
  run: DeletionRun,
): Promise<void> {
  const from = toFileTimestamp(new Date(run.now.getTime() - days * 24 * 60 * 60_000));
  const all = list(folder, backupName);
  const backups = all.filter((backup, index) => {
    const next = all[index + 1];
    return next !== undefined && statSync(next).size * 2 >= statSync(backup).size;
  });
  const copies = [...backups, ...listReplaced(file)];
  const old = copies.filter((copy) => (timeInName.exec(copy)?.[0] ?? from) < from);
  const retention = { backups: days };
  const plan = { task: 'rotation', retention, due: old.length, all: copies.length } as const;
  if (!(await withDatabase(file, (database) => mayDelete(database, plan, run)))) return;
  for (const copy of old) {
    rmSync(copy);
    run.log(`Deleted as too old: ${copy}`);
  }
}

/**
 * Replaces a database with a backup and keeps the old one under another name. Numbers go on after the
 * highest in any database and backup beside it, with a gap.
 *
 * @returns the file of the old database, if there was one
 * @throws {Error} when the backup is missing or damaged, or the portal runs; changes nothing
 */
export async function restoreBackup(
  backup: string,
  file: string,
  now: Date,
): Promise<string | undefined> {
  expectFile(file);
  const restored = `${file}.restored`;
  checkIntegrity(backup);
  checkNotInUse(file);
  await writeCopy(restored, (unfinished) => copyFileSync(backup, unfinished));
  const replaced = existsSync(file) ? `${file}.replaced-${toFileTimestamp(now)}` : undefined;
  for (const ending of ['', '-wal', '-shm'])
    if (replaced && existsSync(file + ending)) renameSync(file + ending, replaced + ending);
  const others = [...listReplaced(file), ...list(dirname(backup), backupName)];
  // A damaged one has no numbers.
  const counters = await Promise.all(others.map((other) => readCounters(other).catch(() => [])));
  await withDatabase(restored, (database) => skipReferences(database, counters.flat(), now));
  renameSync(restored, file);
  syncToDisk(dirname(file));
  return replaced;
}

/** Postgres has its own tools for backups. */
function expectFile(database: string): void {
  if (isPostgres(database))
    throw new Error(
      'Postgres has its own tools. Use pg_dump --format=custom, and pg_restore to restore a copy.',
    );
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

/** The databases that a restore has replaced. */
const listReplaced = (file: string) =>
  list(dirname(file), /\.replaced-.*Z$/).filter((copy) =>
    basename(copy).startsWith(`${basename(file)}.`),
  );

/** Sorted by name. */
function list(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .sort()
    .map((entry) => join(folder, entry));
}
