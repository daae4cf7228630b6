import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUp, deleteOldBackups, restoreBackup } from '../../service/database/backups.ts';
import { readCounters, skipReferences } from '../../service/database/counters.ts';
import { isPostgres, withDatabase } from '../../service/database/open.ts';
import { deleteDue } from '../../service/submissions/delete-due.ts';
import { readConfiguration } from '../configuration.ts';
import { openSettings } from '../settings-file.ts';
import { say } from './say.ts';

/** Backs up the database, even while it is in use, and deletes old backups. */
export async function backup(): Promise<void> {
  const { database, backups, settings } = readConfiguration(process.env);
  const now = new Date();
  say(await backUp(database, backups, now));
  const { retention } = openSettings(settings)();
  await deleteOldBackups(database, backups, retention.backups, { now, log: say });
}

/**
 * Deletes what is due, as the portal does every hour, and old backups. With `--yes`, a person has
 * looked at what stopped it, and it goes on.
 */
export async function confirmDeletion(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  const { database: name, settings, backups } = readConfiguration(process.env);
  const { retention } = openSettings(settings)();
  const run = { now: new Date(), isConfirmed: values.yes, log: say };
  await withDatabase(name, (database) => deleteDue(database, retention, run));
  if (existsSync(backups) && !isPostgres(name))
    await deleteOldBackups(name, backups, retention.backups, run);
}

/**
 * Replaces the database with a backup. The portal must be stopped first.
 *
 * @throws {Error} without a backup
 */
export async function restore([backup]: string[]): Promise<void> {
  if (backup === undefined) throw new Error('Name a backup: npm run portal -- restore FILE');
  const { database } = readConfiguration(process.env);
  const replaced = await restoreBackup(backup, database, new Date());
  say(`${database} now holds the backup ${backup}.`);
  if (replaced) say(`The replaced database is in ${replaced}`);
  say(
    'The next references leave a gap, so that none is given twice. Delete again what people have asked you to delete since the backup.',
  );
}

/**
 * Lets the references go on after the highest number of this database and of others, such as the
 * one that a copy of Postgres has replaced. The portal must be stopped first.
 */
export async function renumber(others: string[]): Promise<void> {
  const counters = await Promise.all(others.map(readCounters));
  await withDatabase(readConfiguration(process.env).database, (database) =>
    skipReferences(database, counters.flat(), new Date()),
  );
  say('The next references leave a gap, so that none is given twice.');
}
