import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unfinishedFile, writeFileAtomic } from '../../file-cache.ts';
import { UserError } from './context.ts';

/** Writes JSON atomically. */
export function writeJson(path: string, value: unknown, mode?: number): void {
  writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, mode);
}

/**
 * Reads JSON, or returns the fallback if the file does not exist.
 *
 * @param help what to do if the file is damaged
 * @throws {UserError} if the file is not JSON
 */
export function readJson(path: string, fallback: unknown, help: string): unknown {
  if (!existsSync(path)) return fallback;
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(
      `${path} is damaged: ${error instanceof Error ? error.message : String(error)}. ${help}`,
    );
  }
}

/**
 * Replaces a folder by another. If the computer stops halfway, `restoreFolder` brings the old
 * folder back.
 *
 * @param backup where the old folder is kept meanwhile; on the same disk
 */
export function replaceFolder(replacement: string, folder: string, backup: string): void {
  rmSync(backup, { recursive: true, force: true });
  mkdirSync(dirname(backup), { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, backup);
  renameSync(replacement, folder);
  rmSync(backup, { recursive: true, force: true });
}

/** Restores the folder from its backup after an interrupted `replaceFolder`. */
export function restoreFolder(folder: string, backup: string): void {
  if (existsSync(backup) && !existsSync(folder)) renameSync(backup, folder);
}

/** Creates an empty folder, deleting any that exists. */
export function createEmptyFolder(parent: string, name: string, mode?: number): string {
  const path = join(parent, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true, mode });
  return path;
}

/** Deletes the temporary files of interrupted writes. */
export function removeUnfinishedFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => unfinishedFile.test(one)))
    rmSync(join(folder, name), { force: true });
}
