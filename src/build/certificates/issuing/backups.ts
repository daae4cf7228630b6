import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './files.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { toIndianClock } from '../../../core/indian-day.ts';

/** A copy of the register as it was after one change. */
export interface Backup {
  /** The number of the revision of the register. */
  revision: number;
  /** The day on which it was made, `YYYY-MM-DD`. */
  on: string;
  file: string;
}

/** How many of the newest backups are kept; of the older ones, the last of each month is. */
const kept = 50;

/** Such as `000012_2026-11-20_10-31-22.json`, in Indian time. */
const namePattern = /^(\d{6,})_(\d{4}-\d{2}-\d{2})_\d{2}-\d{2}-\d{2}\.json$/;

/** The backups, newest first. Other files in their folder are ignored. */
export function listBackups(context: Pick<IssuerContext, 'project' | 'folder'>): Backup[] {
  const { backups } = toPaths(context);
  if (!existsSync(backups)) return [];
  const found = readdirSync(backups).flatMap((name) => {
    const [, revision, on = ''] = namePattern.exec(name) ?? [];
    return revision ? [{ revision: Number(revision), on, file: join(backups, name) }] : [];
  });
  return found.sort((a, b) => b.revision - a.revision || (a.file < b.file ? 1 : -1));
}

/** The backup with the highest number. */
export function findNewestBackup(
  context: Pick<IssuerContext, 'project' | 'folder'>,
): Backup | undefined {
  return listBackups(context)[0];
}

/**
 * Writes the backup of a revision unless there is one, and deletes backups that are no longer
 * needed.
 */
export function saveBackup(context: IssuerContext, register: { revision: number }): void {
  const existing = listBackups(context);
  if (!existing.some(({ revision }) => revision === register.revision)) {
    const time = toIndianClock(new Date(context.now() * 1000))
      .slice(0, 19)
      .replace('T', '_')
      .replaceAll(':', '-');
    const name = `${String(register.revision).padStart(6, '0')}_${time}.json`;
    writeJson(join(toPaths(context).backups, name), register, 0o600);
  }
  for (const { file } of findSuperfluous(listBackups(context))) rmSync(file, { force: true });
}

/**
 * The backups that can be deleted: neither among the newest nor the last of their month.
 *
 * @param backups newest first
 */
export function findSuperfluous(backups: readonly Backup[]): Backup[] {
  const toMonth = ({ on }: Backup) => on.slice(0, 7);
  return backups.filter(
    (backup, index) =>
      index >= kept && backups.findIndex((one) => toMonth(one) === toMonth(backup)) < index,
  );
}
