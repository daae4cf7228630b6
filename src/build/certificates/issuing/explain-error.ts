import { z } from 'astro/zod';
import { UserError } from './context.ts';

/** What a person can do about an error of the operating system, by its code. */
const sentences: Record<string, (path: string) => string> = {
  ENOSPC: (path) =>
    `The disk is full: ${path} could not be written. Free some space and run the command again.`,
  EDQUOT: (path) =>
    `The disk is full: ${path} could not be written. Free some space and run the command again.`,
  EROFS: (path) =>
    `${path} is on a disk that is read-only. Use another folder or make the disk writable.`,
  EACCES: (path) =>
    `${path} may not be read or written by you. Check the permissions of the file and its folder.`,
  EPERM: (path) =>
    `${path} may not be changed by you. Check the permissions of the file and its folder.`,
  EISDIR: (path) => `${path} is a folder; a file was expected.`,
  ENOTDIR: (path) => `${path} is inside a file; a folder was expected.`,
  EEXIST: (path) => `${path} exists already, but is not a folder.`,
  ENOENT: (path) => `There is no file or folder ${path}.`,
  ENAMETOOLONG: (path) => `The name of ${path} is too long. Give the file a shorter name.`,
  EIO: (path) => `The disk with ${path} reports an error. Copy your folder to another disk.`,
  EMFILE: (path) => `Too many files are open; ${path} could not be opened. Close other programs.`,
};

/** An error as a person can read it, one line each; undefined if it is a fault of the program. */
export function explainError(error: unknown): string[] | undefined {
  if (error instanceof UserError) return [error.message, ...error.lines.map((line) => `  ${line}`)];
  // The settings are all that is read by its schema.
  if (error instanceof z.ZodError)
    return [
      `src/content/settings.yaml is not right: ${error.issues.map(({ path }) => path.join('.')).join(', ')}. What to change is said by: npm run content`,
    ];
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (code.startsWith('ERR_PARSE_ARGS_'))
    return [
      `${error.message.split('. ')[0] ?? error.message}. What is possible: npm run certificate -- --help`,
    ];
  // The lock is a database; SQLite has codes of its own.
  if (code === 'ERR_SQLITE_ERROR')
    return [
      `The lock of the register could not be written: ${error.message}. Is the disk full or read-only?`,
    ];
  const sentence = sentences[code]?.(dest ?? path ?? 'a file');
  return sentence === undefined ? undefined : [sentence];
}
