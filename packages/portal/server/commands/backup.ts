import { readConfiguration } from '../configuration.ts';
import { backUp, deleteOldBackups } from '../../service/database/backups.ts';
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
