import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '@federation/base/file-cache';
import { openUpload } from '../../uploads/open-upload.ts';

/**
 * Replaces a drawing or picture by its safe version: a drawing written anew, or a photograph
 * without the place where it was taken. Files that can’t be opened stay as they are.
 *
 * @returns true when the file changed
 */
export async function fixFile(path: string): Promise<boolean> {
  const { clean } = await openUpload(path, readFileSync(path));
  if (clean) writeFileAtomic(path, clean);
  return clean !== undefined;
}
