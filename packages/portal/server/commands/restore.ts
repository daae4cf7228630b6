import { readConfiguration } from '../configuration.ts';
import { restoreBackup } from '../../service/database/backups.ts';
<<<<<<< HEAD
import { say } from './say.ts';
=======
import { printLine } from './print.ts';
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)

/**
 * Replaces the database with a backup. The portal must be stopped first.
 *
 * @throws {Error} without a backup
 */
export async function restore([backup]: string[]): Promise<void> {
  if (backup === undefined) throw new Error('Name a backup: npm run portal -- restore FILE');
  const { database } = readConfiguration(process.env);
  const replaced = await restoreBackup(backup, database, new Date());
<<<<<<< HEAD
  say(`${database} is that of ${backup} now.`);
  if (replaced) say(`The one before is ${replaced}`);
  say(
=======
  printLine(`${database} is that of ${backup} now.`);
  if (replaced) printLine(`The one before is ${replaced}`);
  printLine(
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)
    'References go on after a gap. Delete again what people have asked you to delete since the backup.',
  );
}
