import { Migrator, type Migration } from 'kysely/migration';
import { up as addSubmissions } from './migrations/0001-submissions.ts';
import { up as addInbox } from './migrations/0002-inbox.ts';
import { up as findDue } from './migrations/0003-due.ts';
import type { Database } from './schema.ts';

/** Every change of the schema, in order. They only go forward. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-submissions': { up: addSubmissions },
  '0002-inbox': { up: addInbox },
  '0003-due': { up: findDue },
};

/**
 * Brings a database to the newest schema. A schema that a newer release has made stays: the release
 * before runs on it, so that going back is possible.
 *
 * @throws when a change fails; the database is then as it was
 */
export async function migrate(database: Database): Promise<void> {
  const newer = (await readDone(database)).filter((name) => !Object.hasOwn(migrations, name));
  // They need not be made, and this release does not know how.
  const known = newer.map((name) => [name, { up: () => Promise.resolve() }] as const);
  const all = { ...migrations, ...Object.fromEntries(known) };
  const provider = { getMigrations: () => Promise.resolve(all) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

/** Whether a database that is in use has older tables than this release. */
export async function isBehind(database: Database): Promise<boolean> {
  const done = await readDone(database);
  return done.length > 0 && Object.keys(migrations).some((name) => !done.includes(name));
}

/** The changes that were made to a database. */
async function readDone(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const done = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map(({ name }) => name);
}
