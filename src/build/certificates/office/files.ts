import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from '../../file-cache.ts';
import { OfficeError } from './context.ts';

/** Writes JSON in one step. */
export function writeJson(path: string, value: unknown, mode?: number): void {
  writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, mode);
}

/** Reads JSON; what stands instead when there is no such file. */
export function readJson(path: string, otherwise: unknown): unknown {
  if (!existsSync(path)) return otherwise;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new OfficeError(`${path} can’t be read: ${String(error)}. Restore it from your backup.`);
  }
}

/**
 * Replaces a folder by another in one step. Should the computer stop in between, the next call of
 * `finishSwap` brings the old folder back.
 *
 * @param aside where the old folder waits meanwhile; on the same disk
 */
export function swapFolder(fresh: string, folder: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(dirname(aside), { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(fresh, folder);
  rmSync(aside, { recursive: true, force: true });
}

/** Puts a folder back that an interrupted swap left aside. */
export function finishSwap(folder: string, aside: string): void {
  if (existsSync(aside) && !existsSync(folder)) renameSync(aside, folder);
}

/** Makes an empty folder for unfinished work. */
export function emptyFolder(parent: string, name: string): string {
  const path = join(parent, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}
