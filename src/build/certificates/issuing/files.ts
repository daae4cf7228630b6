import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
