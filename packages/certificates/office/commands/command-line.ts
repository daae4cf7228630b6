import { parseArgs } from 'node:util';
import { commands, help, options } from './commands.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import { explainError } from './explain-error.ts';

/**
 * Parses the command and its arguments.
 *
 * @throws {UserError} if they are not valid
 */
function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [name = '', ...given] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help || !name) return { values };
  if (!command) throw new UserError(`There is no command “${name}”.`, help.split('\n'));
  const known = ['dry-run', 'yes', ...(command.options ?? [])];
  const unknown = Object.keys(values).filter((one) => !known.includes(one));
  if (unknown.length > 0)
    throw new UserError(
      `The command ${name} has no option --${unknown.join(', --')}. Choose from: --${known.join(', --')}.`,
    );
  if (command.needs && given.length === 0)
    throw new UserError(
      `The ${command.needs} is missing: npm run certificate -- ${name} <${command.needs}>`,
    );
  const [, ...tooMany] = command.needs ? given : ['', ...given];
  if (!command.many && tooMany.length > 0)
    throw new UserError(`${name} does not take “${tooMany.join(' ')}”. Leave it out.`);
  return { values, command, given };
}

/** Everything outside the command line; tests provide their own. */
export interface CommandLineEnvironment {
  /** @param yes answers every question with yes */
  createContext: (yes: boolean) => IssuerContext;
  log: (line: string) => void;
  logError: (line: string) => void;
}

/**
 * Runs the arguments of `npm run certificate --` and resolves with the exit code of the process.
 * Throws only bugs; other errors are logged as a sentence.
 */
export async function runCommandLine(
  args: readonly string[],
  { createContext, log, logError }: CommandLineEnvironment,
): Promise<number> {
  try {
    const { command, given = [], values } = readArguments(args);
    if (!command) {
      log(help);
      return 0;
    }
    const dryRun = values['dry-run'] ?? false;
    const code = await command.run(createContext(values.yes ?? false), given, {
      ...values,
      dryRun,
    });
    return typeof code === 'number' ? code : 0;
  } catch (error) {
    const lines = explainError(error);
    if (!lines) throw error;
    logError(`\n${lines.join('\n')}`);
    return 1;
  }
}
