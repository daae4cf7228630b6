import { existsSync } from 'node:fs';
import { isPostgres, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/**
 * Opens a database without creating it.
 *
 * @throws {Error} when it does not exist
 */
export function openExisting(name: string): Database {
  if (!isPostgres(name) && !existsSync(name)) throw missing(name);
  return openDatabase(name);
}

/**
 * Uses a database, and closes it.
 *
 * @throws {Error} when it does not exist
 */
export async function withDatabase<Result>(
  name: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openExisting(name);
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

/** @throws {Error} when a database is empty, such as one with another name than meant */
export async function expectTables(database: Database, name: string): Promise<void> {
  const tables = await database.introspection.getTables();
  // The address of Postgres may contain a password.
  if (tables.length === 0) throw missing(isPostgres(name) ? 'in Postgres' : name);
}

const missing = (name: string) =>
  new Error(
    `There is no database ${name}. Mount its disk, name it (PORTAL_DATABASE, DATABASE_URL) or restore a backup. Only the first start makes a new one: npm run portal -- serve --new`,
  );
