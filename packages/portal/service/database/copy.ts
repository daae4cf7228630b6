import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** @example toFileTimestamp(now) // '2026-11-20T09-00-00-000Z' */
export const toFileTimestamp = (time: Date) => time.toISOString().replace(/[:.]/g, '-');

/**
 * Makes a consistent copy of a database, even while it is in use. Only its owner can read it.
 *
 * @throws when the copy fails or is damaged, such as on a full disk; leaves nothing behind
 */
export async function copyDatabase(database: Database, target: string): Promise<void> {
  const unfinished = `${target}.new`;
  try {
    rmSync(unfinished, { force: true });
    await sql`vacuum into ${unfinished}`.execute(database);
    chmodSync(unfinished, 0o600);
    checkIntegrity(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * @throws {Error} when the database is damaged or missing
 */
export function checkIntegrity(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get();
    if (found?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`);
  } finally {
    database.close();
  }
}
