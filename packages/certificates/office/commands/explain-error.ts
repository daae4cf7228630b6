import { z } from 'astro/zod';
import { UserError } from '../context/context.ts';

/** An error as a person can read it, one line each; undefined if it is a fault of the program. */
export function explainError(error: unknown): string[] | undefined {
  if (error instanceof UserError) return [error.message, ...error.lines.map((line) => `  ${line}`)];
  // The settings are all that is read by its schema.
  if (error instanceof z.ZodError)
    return [
      `src/content/settings.yaml is not right: ${error.issues.map(({ path }) => path.join('.')).join(', ')}. What to change is said by: npm run content`,
    ];
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS_'))
    return [
      `${error.message.split('. ')[0] ?? error.message}. What is possible: npm run certificate -- --help`,
    ];
  if (code === 'ERR_SQLITE_ERROR')
    return [`The register could not be read or written: ${error.message}.`];
  // The operating system says it in words.
  return syscall === undefined ? undefined : [`${error.message}.`];
}
