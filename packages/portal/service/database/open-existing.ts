import { existsSync } from 'node:fs';
import { isPostgres, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/**
 * Opens the database of a portal that runs or has run.
 *
 * @throws {Error} when there is none
 */
export function openExisting(name: string): Database {
  if (!isPostgres(name) && !existsSync(name))
    throw new Error(`There is no database ${name}. PORTAL_DATABASE names it.`);
  return openDatabase(name);
}
