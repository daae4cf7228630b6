import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file in one step: it is the old one or the new one, never half of it. */
export function writeWhole(path: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    writeFileSync(unfinished, content, { mode, flush: true });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * The path of a file that is costly to make: made when it is not there yet, kept ever after. Its name
 * must say all that shapes it.
 */
export async function keepFile(path: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (!existsSync(path)) writeWhole(path, await make());
  return path;
}
