import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import { deleteOldBackups } from '../../service/database/backups.ts';
import { withDatabase } from '../../service/database/open-existing.ts';
import { isPostgres } from '../../service/database/open.ts';
import { deleteGuarded } from '../../service/submissions/delete-due.ts';
import { openSettings } from '../settings-file.ts';
import { say } from './say.ts';

/**
 * Deletes what is due, as the portal does every hour, and old backups. With `--yes`, a person has
 * looked at what stopped it, and it goes on.
 */
export async function confirmDeletion(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  const { database: name, settings, backups } = readConfiguration(process.env);
  const { retention } = openSettings(settings)();
  const run = { now: new Date(), isConfirmed: values.yes, log: say };
  await withDatabase(name, (database) => deleteGuarded(database, retention, run));
  if (existsSync(backups) && !isPostgres(name))
    await deleteOldBackups(name, backups, retention.backups, run);
}
