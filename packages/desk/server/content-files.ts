import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hashes } from '../protocol/desk.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import { DeskError } from '../protocol/desk-error.ts';

/** Files below `src/content` by their path there; undefined for one that is taken away. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

const allowed =
  /^(settings\.yaml|navigation\.yaml|search\.yaml|[a-z0-9-]+(\/[a-z0-9-]+)+\/[\w.-]+\.(mdx|pdf|avif|gif|jpe?g|png|svg|webp))$/i;

/**
 * The full path of a file of the content.
 *
 * @param path its path below the content folder
 * @throws {DeskError} when the path leads out of the folder, or to a file that is no content
 */
export function toContentPath(contentFolder: string, path: string): string {
  if (!allowed.test(path) || path.includes('..')) throw new DeskError('badPath', path);
  return join(contentFolder, path);
}

/** The bytes of a file; undefined when it is not there. */
export function readBytes(contentFolder: string, path: string): Buffer | undefined {
  const file = toContentPath(contentFolder, path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * The text of a file; undefined when it is not there.
 *
 * @throws {DeskError} when it is no UTF-8: what can’t be read would be replaced when it is written
 */
export function readContentText(contentFolder: string, path: string): string | undefined {
  const bytes = readBytes(contentFolder, path);
  if (bytes && !isUtf8(bytes)) throw new DeskError('notUtf8', path);
  return bytes?.toString();
}

/** The hash that detects a change on disk; null for a missing file. */
export function hashOf(content: string | Uint8Array | undefined): string | null {
  return content === undefined ? null : createHash('sha256').update(content).digest('hex');
}

export const hashesOf = (contentFolder: string, paths: Iterable<string>): Hashes =>
  Object.fromEntries([...paths].map((path) => [path, hashOf(readBytes(contentFolder, path))]));

/**
 * Writes files, each of them whole, and returns what takes the changes back.
 *
 * @param hashes what the files are expected to be; every file that changes is named
 * @throws {DeskError} when a file is not what it was expected to be, or a text has half a character,
 * before anything is written
 */
export function writeChanges(contentFolder: string, changes: Changes, hashes: Hashes): Changes {
  for (const [path, content] of changes)
    if (typeof content === 'string' && !content.isWellFormed())
      throw new DeskError('notUtf8', path);
  const before = new Map([...changes.keys()].map((path) => [path, readBytes(contentFolder, path)]));
  for (const [path, content] of before)
    if (hashOf(content) !== hashes[path]) throw new DeskError('changedOnDisk', path);
  try {
    for (const [path, content] of changes) writeOrRemove(contentFolder, path, content);
  } catch (error) {
    // A disk may be full.
    for (const [path, content] of before) writeOrRemove(contentFolder, path, content);
    throw error;
  }
  return before;
}

function writeOrRemove(
  contentFolder: string,
  path: string,
  content: string | Uint8Array | undefined,
): void {
  const file = toContentPath(contentFolder, path);
  if (content !== undefined) {
    writeFileAtomic(file, content);
    return;
  }
  rmSync(file, { force: true });
  for (
    let folder = dirname(file);
    folder !== contentFolder && existsSync(folder) && readdirSync(folder).length === 0;
    folder = dirname(folder)
  )
    rmdirSync(folder);
}
