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
