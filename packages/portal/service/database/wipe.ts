import { sql, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Makes what was deleted unreadable in the files of the database too. SQLite overwrites it
 * (`secure_delete`), but its log of changes may still have it; Postgres marks its place as free.
 */
export async function wipe(database: Database): Promise<void> {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await sql.raw(isSqlite ? 'pragma wal_checkpoint(truncate)' : 'vacuum').execute(database);
}
