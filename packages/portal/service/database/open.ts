import { existsSync } from 'node:fs';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';

/** Any other name is a file of SQLite. */
export const isPostgres = (name: string) => /^postgres(ql)?:\/\//.test(name);

/**
 * @param name a file of SQLite, `:memory:`, or an address such as `postgres://user@host/portal`
 */
export function openDatabase(name: string): Database {
  return isPostgres(name) ? openPostgres(name) : openSqlite(name);
}

/**
 * Opens a database without creating it.
 *
 * @throws {Error} when it does not exist, or is empty as one with another name than meant
 */
export async function openExisting(name: string): Promise<Database> {
  const database = isPostgres(name) || existsSync(name) ? openDatabase(name) : undefined;
  const tables = await database?.introspection.getTables();
  if (database && tables?.length) return database;
  await database?.destroy();
  // The address of Postgres may contain a password.
  const place = isPostgres(name) ? 'in Postgres' : name;
  throw new Error(
    `There is no database ${place}. Mount its disk, name it (PORTAL_DATABASE, DATABASE_URL) or restore a backup. Only the first start makes a new one: npm run portal -- serve --new`,
  );
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
  const database = await openExisting(name);
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}
