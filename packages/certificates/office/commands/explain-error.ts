import { z } from 'astro/zod';
import { UserError } from '../context/context.ts';

/** Explains an error to people, in lines; undefined for a bug. */
export function explainError(error: unknown): string[] | undefined {
  if (error instanceof UserError) return [error.message, ...error.lines.map((line) => `  ${line}`)];
  // Only the settings are parsed with zod here.
  if (error instanceof z.ZodError)
    return [
      `src/content/settings.yaml is wrong: ${error.issues.map(({ path }) => path.join('.')).join(', ')}. Show the mistakes: npm run content`,
    ];
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS_'))
    return [
      `${error.message.split('. ')[0] ?? error.message}. Show the commands: npm run certificate -- --help`,
    ];
  if (code === 'ERR_SQLITE_ERROR')
    return [`The register could not be read or written: ${error.message}.`];
  // Errors of the operating system are sentences already.
  return syscall === undefined ? undefined : [`${error.message}.`];
}
