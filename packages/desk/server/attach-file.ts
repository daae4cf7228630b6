import { extname } from 'node:path';
import type { DeskIssue, EntryLocation } from '../protocol/desk.ts';
import { toFolderName } from '@federation/base/folder-name';
import type { Language } from '@federation/i18n/languages';
import { gradeOf } from '@federation/content-check/check/grades';
import { runInThread } from '@federation/content-check/check/thread';
import type { OpenedUpload } from '@federation/content-check/uploads/uploaded-file';
import { readBytes, type Changes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import type { OperationResult } from './entry-files.ts';
import { toDeskIssue } from './explain.ts';

const openInThread = new URL('./open-in-thread.ts', import.meta.url);

/**
 * The first bytes of each type of file, in hexadecimal digits
 * (https://en.wikipedia.org/wiki/List_of_file_signatures).
 */
const signatures: Record<string, RegExp> = {
  // Scanners and servers write other bytes before it.
  '.pdf': /255044462d/,
  '.png': /^89504e47/,
  '.jpg': /^ffd8ff/,
  '.jpeg': /^ffd8ff/,
  '.gif': /^474946/,
  '.webp': /^52494646.{8}57454250/,
  // A major brand, or one of those that it is compatible with.
  '.avif': /^.{8}66747970(?:.{8}){0,8}617669[67]/,
  '.svg': /^(efbbbf)?3c/,
};

/** Photographs of iPhones and some Android phones, which browsers do not show. */
const heic = /^.{8}66747970(?:686569|686576|6d696631|6d736631)/;

const photographs = /^\.(?:png|jpe?g|jfif|gif|webp|avif|hei[cf])$/;

/** The ending of a file by its bytes, as phones and browsers give pictures the ending of another type. */
function toEnding(name: string, content: Buffer): string {
  const start = content.subarray(0, 1024).toString('hex');
  const given = extname(name).toLowerCase();
  if (signatures[given]?.test(start)) return given;
  const found = Object.keys(signatures).find((ending) => signatures[ending]?.test(start)) ?? '';
  if (photographs.test(given) && photographs.test(found)) return found;
  throw new DeskError(photographs.test(given) && heic.test(start) ? 'heicFile' : 'badFile', name);
}

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
  }: EntryLocation & { name: string; replaces?: string | undefined },
  content: Buffer,
): OperationResult {
  const ending = toEnding(name, content);
  const clean = toFolderName(name.slice(0, -extname(name).length)) || 'file';
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

/**
 * Files that are to be added, each opened as the build or a reader will: what may be published of
 * them, and what is wrong with them. It is done beside the server, as a file may take its time.
 */
export async function openAttached(
  changes: Changes,
  language: Language,
): Promise<{ changes: Changes; found: DeskIssue[] }> {
  const opened = await Promise.all(
    [...changes].map(async ([path, content]) => {
      const answer = content && (await runInThread<OpenedUpload>(openInThread, { path, content }));
      return { path, content, ...answer };
    }),
  );
  const toFaults = ({ path, clean, found = [] }: (typeof opened)[number]) =>
    clean ? [] : found.map((one) => ({ file: path, line: 1, field: 'file', ...one }));
  return {
    changes: new Map(opened.map(({ path, content, clean }) => [path, clean ?? content])),
    found: opened
      .flatMap(toFaults)
      .filter(({ message }) => gradeOf(message) === 'stop')
      .map((fault) => toDeskIssue(fault, language)),
  };
}
