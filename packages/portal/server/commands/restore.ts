import { readConfiguration } from '../configuration.ts';
import { expectFile } from './expect-file.ts';
import { restoreBackup } from '../../service/database/backups.ts';

/**
 * Replaces the database with a backup. The portal must be stopped first.
 *
 * @throws {Error} without a backup
 */
export async function restore([backup]: string[]): Promise<void> {
  if (backup === undefined) throw new Error('Name a backup: npm run portal -- restore FILE');
  const { database } = readConfiguration(process.env);
  expectFile(database);
  const replaced = await restoreBackup(backup, database, new Date());
  process.stdout.write(`${database} is that of ${backup} now.\n`);
  if (replaced) process.stdout.write(`The one before is ${replaced}\n`);
  process.stdout.write(
    'References go on after a gap. Delete again what people have asked you to delete since the backup.\n',
  );
}
