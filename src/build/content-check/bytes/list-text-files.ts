import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of words and fields below a folder. */
export function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
