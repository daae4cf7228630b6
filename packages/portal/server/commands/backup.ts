import { readConfiguration } from '../configuration.ts';
import { backUp, deleteOldBackups } from '../../service/database/backups.ts';
import { expectFile } from './expect-file.ts';
import { openSettings } from '../settings-file.ts';

/** Backs up the database, even while it is in use, and deletes old backups. */
export async function backup(): Promise<void> {
  const { database, backups, settings } = readConfiguration(process.env);
  expectFile(database);
  const now = new Date();
  process.stdout.write(`${await backUp(database, backups, now)}\n`);
  const { retention } = openSettings(settings)();
  for (const file of deleteOldBackups(database, backups, retention.backups, now))
    process.stdout.write(`Deleted as too old: ${file}\n`);
}
