import { readConfiguration } from '../configuration.ts';
import { backUp, deleteOldBackups } from '../../service/database/backups.ts';
import { openSettings } from '../settings-file.ts';
<<<<<<< HEAD
import { say } from './say.ts';
=======
import { printLine } from './print.ts';
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)

/** Backs up the database, even while it is in use, and deletes old backups. */
export async function backup(): Promise<void> {
  const { database, backups, settings } = readConfiguration(process.env);
  const now = new Date();
<<<<<<< HEAD
  say(await backUp(database, backups, now));
=======
  printLine(await backUp(database, backups, now));
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)
  const { retention } = openSettings(settings)();
  await deleteOldBackups(database, backups, retention.backups, { now, log: say });
}
