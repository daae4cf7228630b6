import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '@federation/base/file-cache';
import { removeHiddenCharacters } from '@federation/content-model/files/characters';

/**
 * Removes from a file what nobody sees and nobody misses. A file in another encoding than UTF-8 is
 * left alone.
 *
 * @returns whether there was anything
 */
export function fixBytes(path: string): boolean {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return false;
  const text = bytes.toString('utf8');
  const fixed = removeHiddenCharacters(text);
  if (fixed === text) return false;
  writeFileAtomic(path, fixed);
  return true;
}
