import { readConfiguration } from '../configuration.ts';
import { restoreBackup } from '../../service/database/backups.ts';
import { say } from './say.ts';

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
