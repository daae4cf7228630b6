import { readConfiguration, type Configuration } from '../configuration.ts';
import { backUp, deleteOldBackups } from '../../service/database/backups.ts';
import { describeStop } from '../../service/database/deletion-guard.ts';
import { expectFile } from './expect-file.ts';
import { openSettings } from '../settings-file.ts';

/** Backs up the database, even while it is in use, and deletes old backups. */
export async function backup(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { database, backups } = configuration;
  expectFile(database);
  process.stdout.write(`${await backUp(database, backups, new Date())}\n`);
  await rotateBackups(configuration);
}

/**
 * Deletes old backups, and prints which, or why not.
 *
 * @param isConfirmed a person has looked, so it may go on
 */
export async function rotateBackups(
  { database, backups, settings }: Configuration,
  isConfirmed = false,
): Promise<void> {
  const { retention } = openSettings(settings)();
  const when = { now: new Date(), isConfirmed };
  const deleted = await deleteOldBackups(database, backups, retention.backups, when);
  const lines = Array.isArray(deleted)
    ? deleted.map((file) => `Deleted as too old: ${file}`)
    : [describeStop('rotation', deleted)];
  for (const line of lines) process.stdout.write(`${line}\n`);
}
