import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Files that systems and office programs leave behind. Nobody put them there, so no rule reports
 * them.
 */
const leftBehind = /^(?:\..*|~\$.*|Thumbs\.db|desktop\.ini|.*~|.*\.sw[op])$/i;

/** Tells whether a file has words or fields. */
export const isText = (name: string) => /\.(?:mdx|ya?ml)$/.test(name);

/** The files that people put below a folder, as paths below it, with / between their parts. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .filter((path) => !path.split('/').some((part) => leftBehind.test(part)))
    .sort();
}
