import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: readers see the old content or the new, never a partial file. */
export function writeFileAtomic(path: string, content: string | Uint8Array, mode = 0o644): void {
  // The folder of a private file is private, too.
  mkdirSync(dirname(path), { recursive: true, mode: mode === 0o600 ? 0o700 : 0o777 });
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode, flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Creates an expensive file once, then reuses it. Its name must depend on everything that affects
 * its content, because it is never updated.
 */
export async function getCachedFile(
  path: string,
  create: () => Promise<Uint8Array>,
): Promise<string> {
  if (!existsSync(path)) writeFileAtomic(path, await create());
  return path;
}
