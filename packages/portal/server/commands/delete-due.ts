import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import { openExisting } from '../../service/database/open-existing.ts';
import { deleteGuarded } from '../../service/submissions/delete-due.ts';
import { isPostgres } from '../../service/database/open.ts';
import { openSettings } from '../settings-file.ts';
import { rotateBackups } from './backup.ts';

/**
 * Deletes what is due, as the portal does every hour, and old backups. With `--yes`, a person has looked at what
 * stopped it, and it goes on.
 */
export async function confirmDeletion(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  const configuration = readConfiguration(process.env);
  const { database: name, settings, backups } = configuration;
  const database = openExisting(name);
  try {
    await deleteGuarded(
      {
        database,
        settings: openSettings(settings),
        now: () => new Date(),
        log: (line) => void process.stdout.write(`${line}\n`),
      },
      { isConfirmed: values.yes },
    );
  } finally {
    await database.destroy();
  }
  if (existsSync(backups) && !isPostgres(name)) await rotateBackups(configuration, values.yes);
}
