import { Migrator, type Migration } from 'kysely/migration';
import { up as addTables } from './migrations/0001-tables.ts';
import { withoutLimits } from './open-postgres.ts';
import type { Database } from './schema.ts';

/** In order. */
const migrations: Readonly<Record<string, Migration>> = { '0001-tables': { up: addTables } };

/**
 * Brings a database to the newest schema.
 *
 * @throws when a migration fails; leaves the database as it was
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db: withoutLimits(database), provider }).migrateToLatest();
  if (error) throw error;
}
