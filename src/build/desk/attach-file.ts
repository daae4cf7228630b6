import { extname } from 'node:path';
import type { EntryPlace } from '../../core/desk.ts';
import { toFolderName } from '../new-entry/name-entry.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { filesOf, type Outcome } from './entry-files.ts';

/** What a file of a kind begins with, in hexadecimal digits (https://en.wikipedia.org/wiki/List_of_file_signatures). */
const signatures: Record<string, RegExp> = {
  '.pdf': /^25504446/,
  '.png': /^89504e47/,
  '.jpg': /^ffd8ff/,
  '.jpeg': /^ffd8ff/,
  '.gif': /^474946/,
  '.webp': /^52494646.{8}57454250/,
  '.avif': /^.{8}66747970/,
  '.svg': /^(efbbbf)?3c/,
};

/**
 * Puts a file beside an entry, under a clean name that no other file has.
 *
 * @throws {DeskError} when its bytes are not those of a picture or a PDF
 */
export function attachFile(desk: Desk, { collection, id, name }: EntryPlace & { name: string }, content: Buffer): Outcome {
  const ending = extname(name).toLowerCase();
  if (!signatures[ending]?.test(content.subarray(0, 16).toString('hex'))) throw new DeskError('badFile', name);
  const taken = filesOf(desk, { collection, id });
  const clean = toFolderName(name.slice(0, -ending.length)) || 'file';
  for (let count = 1; ; count += 1) {
    const attached = `${clean}${count > 1 ? `-${count}` : ''}${ending}`;
    const path = `${collection}/${id}/${attached}`;
    if (!taken.includes(path)) return { changes: new Map([[path, content]]), attached: `./${attached}` };
  }
}
