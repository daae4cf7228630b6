import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The age of the newest backup in a folder, in seconds, or null. Any finished file counts, because
 * Postgres is backed up by its own tools.
 */
export function readBackupAge(folder: string, now: Date): number | null {
  const times = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.endsWith('.new'))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return times.length > 0 ? Math.round((now.getTime() - Math.max(...times)) / 1000) : null;
}
