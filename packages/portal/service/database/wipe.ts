import { sql, SqliteAdapter } from 'kysely';
import { withoutLimits } from './open-postgres.ts';
import type { Database } from './schema.ts';

/**
 * Removes deleted data from the files of the database. SQLite overwrites it (`secure_delete`), but its
 * write-ahead log may still hold it. Postgres only marks the rows as dead until a vacuum.
 *
 * @throws {Error} when something else reads the database for too long
 */
export async function wipe(database: Database): Promise<void> {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  const done = sql.raw<{ busy?: number }>(isSqlite ? 'pragma wal_checkpoint(truncate)' : 'vacuum');
  const { rows } = await done.execute(withoutLimits(database));
  if (rows[0]?.busy)
    throw new Error(
      'the log of the database still has deleted data, because another program reads it; the next deletion overwrites it',
    );
}
