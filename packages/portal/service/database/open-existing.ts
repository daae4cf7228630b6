import { existsSync } from 'node:fs';
import { isPostgres, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/**
 * Opens a database without creating it.
 *
 * @throws {Error} when it does not exist
 */
export function openExisting(name: string): Database {
  if (!isPostgres(name) && !existsSync(name))
    throw new Error(`There is no database ${name}. PORTAL_DATABASE names it.`);
  return openDatabase(name);
}
