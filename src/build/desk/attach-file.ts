import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { DeskMessage, EntryPlace } from '../../core/desk.ts';
import { toFolderName } from '../../core/folder-name.ts';
import type { Language } from '../../i18n/languages.ts';
import { openFiles } from '../content-check/files/open-files.ts';
import { readBytes, writeChanges, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { Outcome } from './entry-files.ts';
import { toMessage } from './explain.ts';

/**
 * What a file of a kind begins with, in hexadecimal digits
 * (https://en.wikipedia.org/wiki/List_of_file_signatures).
 */
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
 * Puts a file beside an entry: in the place of another one of its type, or under a clean name that
 * no other file has.
 *
 * @param replaces the file whose name and address it gets, such as `./circular.pdf`
 * @throws {DeskError} when its bytes are not those of a picture or a PDF
 */
export function attachFile(
  desk: Desk,
  {
    collection,
    id,
    name,
    replaces = '',
  }: EntryPlace & { name: string; replaces?: string | undefined },
  content: Buffer,
): Outcome {
  const ending = extname(name).toLowerCase();
  if (!signatures[ending]?.test(content.subarray(0, 16).toString('hex')))
    throw new DeskError('badFile', name);
  const clean = toFolderName(name.slice(0, -ending.length)) || 'file';
  const isTaken = (path: string) => readBytes(desk.contentFolder, path) !== undefined;
  if (extname(replaces) === ending && isTaken(`${collection}/${id}/${replaces.slice(2)}`))
    return {
      changes: new Map([[`${collection}/${id}/${replaces.slice(2)}`, content]]),
      attached: replaces,
    };
  for (let count = 1; ; count += 1) {
    const attached = `${clean}${count > 1 ? `-${count}` : ''}${ending}`;
    const path = `${collection}/${id}/${attached}`;
    if (!isTaken(path)) return { changes: new Map([[path, content]]), attached: `./${attached}` };
  }
}

/** What is wrong with files that are to be added: each is opened as the build or a reader will. */
export async function openAttached(changes: Changes, language: Language): Promise<DeskMessage[]> {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    const folder = join(root, 'src/content');
    writeChanges(
      folder,
      changes,
      Object.fromEntries([...changes.keys()].map((path) => [path, null])),
    );
    return (await openFiles(root, folder)).map((fault) => toMessage(fault, language));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
