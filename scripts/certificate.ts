import { runCommandLine } from '@federation/certificates/office/commands/command-line';
import { UserError } from '@federation/certificates/office/context/context';
import { createOfficeContext } from '@federation/certificates/office/context/office-context';
import { askPassphrase, createPrompts } from '@federation/certificates/office/context/prompts';

// On Ctrl+C, the current step finishes; whatever is not committed is undone.
const interruption = new AbortController();
const interrupt = () => interruption.abort(new UserError('Cancelled.'));
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

process.exitCode = await runCommandLine(process.argv.slice(2), {
  createContext: (yes) =>
    createOfficeContext({
      project: process.cwd(),
      signal: interruption.signal,
      passphrase: askPassphrase,
      prompts: createPrompts({ yes }),
    }),
  log: console.log,
  logError: console.error,
});
