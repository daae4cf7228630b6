import { backup, confirmDeletion, renumber, restore } from './server/commands/database.ts';
import { person } from './server/commands/person.ts';
import { serve } from './server/commands/serve.ts';
import { signIn } from './server/commands/sign-in.ts';

// Every file that the portal writes holds personal data.
process.umask(0o077);

/** The commands of the terminal by name. */
const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  serve,
  backup,
  restore,
  renumber,
  'delete-due': confirmDeletion,
  person,
  'sign-in': signIn,
};

const [name = 'serve', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command)
    throw new Error(
      `There is no command “${name}”. Choose from: ${Object.keys(commands).join(', ')}.`,
    );
  await command(args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
