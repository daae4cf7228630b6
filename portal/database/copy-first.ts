import { copyWhole, toTimeInName } from './copy.ts';
import { isBehind } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Copies a database beside itself before the next start changes its tables. Returns the file of the
 * copy; undefined where nothing has to be changed or nothing is stored yet.
 *
 * @param file its file
 * @throws when the copy can’t be made, such as on a full disk; nothing is changed or left then
 */
export async function copyFirst(
  database: Database,
  file: string,
  now: Date,
): Promise<string | undefined> {
  if (!(await isBehind(database))) return undefined;
  const copy = `${file}.before-${toTimeInName(now)}`;
  await copyWhole(database, copy);
  return copy;
}
