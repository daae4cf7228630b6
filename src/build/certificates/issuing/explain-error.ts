import { z } from 'astro/zod';
import { UserError } from './context.ts';

/** What a person can do about errors of the operating system; the others are told in its words. */
const advice: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and run the command again.',
  EROFS: 'The disk is read-only. Use another folder or make the disk writable.',
  EACCES: 'Check the permissions of the file and its folder.',
  EISDIR: 'This is a folder; a file was expected.',
  ENAMETOOLONG: 'Give the file a shorter name.',
};

/** The result code of SQLite when a disk is full. */
const full = 13;

/** An error as a person can read it, one line each; undefined if it is a fault of the program. */
export function explainError(error: unknown): string[] | undefined {
  if (error instanceof UserError) return [error.message, ...error.lines.map((line) => `  ${line}`)];
  // The settings are all that is read by its schema.
  if (error instanceof z.ZodError)
    return [
      `src/content/settings.yaml is not right: ${error.issues.map(({ path }) => path.join('.')).join(', ')}. What to change is said by: npm run content`,
    ];
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code?.startsWith('ERR_PARSE_ARGS_'))
    return [
      `${error.message.split('. ')[0] ?? error.message}. What is possible: npm run certificate -- --help`,
    ];
  if (code === 'ERR_SQLITE_ERROR')
    return [
      `The register could not be read or written: ${error.message}. ${errcode === full ? advice.ENOSPC : ''}`,
    ];
  return syscall === undefined ? undefined : [`${error.message}. ${advice[code ?? ''] ?? ''}`];
}
