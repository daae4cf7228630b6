import { Migrator, type Migration } from 'kysely/migration';
import * as submissions from './migrations/0001-submissions.ts';
import type { Database } from './schema.ts';

/** Every change of the schema, in order. They only go forward. */
const migrations: Record<string, Migration> = { '0001-submissions': submissions };

/**
 * Brings a database to the newest schema. A schema that a newer release has made stays: the release
 * before runs on it, so that going back is possible.
 *
 * @throws when a change fails; the database is then as it was
 */
export async function migrate(database: Database): Promise<void> {
  const newer = await readNewer(database);
  const provider = { getMigrations: () => Promise.resolve({ ...migrations, ...newer }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

/** The changes of newer releases, which this one does not know and need not make. */
async function readNewer(database: Database): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const done = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return Object.fromEntries(
    done
      .filter(({ name }) => !Object.hasOwn(migrations, name))
      .map(({ name }) => [name, { up: () => Promise.resolve() }]),
  );
}
