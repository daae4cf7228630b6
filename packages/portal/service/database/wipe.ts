import { sql, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Removes deleted data from the files of the database. SQLite overwrites it (`secure_delete`), but its
 * write-ahead log may still hold it. Postgres only marks the rows as dead until a vacuum.
 */
export async function wipe(database: Database): Promise<void> {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await sql.raw(isSqlite ? 'pragma wal_checkpoint(truncate)' : 'vacuum').execute(database);
}
