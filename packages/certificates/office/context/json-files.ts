import { existsSync, readFileSync } from 'node:fs';
import { writeFileAtomic } from '@federation/base/file-cache';
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
