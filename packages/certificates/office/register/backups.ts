import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toIndianClock } from '@federation/base/indian-day';
import { officePaths, type IssuerContext } from '../context/context.ts';

/** A copy of the register as it was before a command. */
export interface Backup {
  number: number;
  /** The day on which it was made, `YYYY-MM-DD`. */
  on: string;
  file: string;
}

const maxBackups = 50;

/** Such as `000012_2026-11-20_10-31-22.sqlite`, in Indian time. */
const namePattern = /^(\d{6,})_(\d{4}-\d{2}-\d{2})_\d{2}-\d{2}-\d{2}\.sqlite$/;

/** The backups, newest first. Other files in their folder are ignored. */
export function listBackups(context: Pick<IssuerContext, 'project' | 'folder'>): Backup[] {
  const { backups } = officePaths(context);
  if (!existsSync(backups)) return [];
  const found = readdirSync(backups).flatMap((name) => {
    const [, number, on = ''] = namePattern.exec(name) ?? [];
    return number ? [{ number: Number(number), on, file: join(backups, name) }] : [];
  });
  return found.sort((a, b) => b.number - a.number);
}

/**
 * Copies the register and deletes the oldest copies. The caller has locked the register, so that
 * nobody else copies or changes it.
 */
export function saveBackup(context: IssuerContext): void {
  const { backups, register } = officePaths(context);
  const [newest] = listBackups(context);
  const number = String((newest?.number ?? 0) + 1).padStart(6, '0');
  const time = toIndianClock(new Date(context.now() * 1000))
    .slice(0, 19)
    .replace('T', '_')
    .replaceAll(':', '-');
  const unfinished = join(backups, 'unfinished');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  // SQLite fills an existing empty file and does not change its permissions.
  writeFileSync(unfinished, '', { mode: 0o600 });
  const database = new DatabaseSync(register, { timeout: context.lockTimeout });
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  // Flushes the copy to the disk; nothing is appended.
  writeFileSync(unfinished, '', { flag: 'a', flush: true });
  renameSync(unfinished, join(backups, `${number}_${time}.sqlite`));
  for (const { file } of listBackups(context).slice(maxBackups)) rmSync(file);
}
