import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '@federation/base/file-cache';
import { openUpload } from '../../uploads/open-upload.ts';

/**
 * Puts what may be published of a drawing or picture in its place: a drawing written anew, a
 * photograph that does not tell where it was taken. What can’t be opened is left alone.
 *
 * @returns whether there was anything
 */
export async function fixFile(path: string): Promise<boolean> {
  const { clean } = await openUpload(path, readFileSync(path));
  if (clean) writeFileAtomic(path, clean);
  return clean !== undefined;
}
