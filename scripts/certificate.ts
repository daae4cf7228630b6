import { runCommandLine } from '../src/build/certificates/issuing/command-line.ts';
import { UserError } from '../src/build/certificates/issuing/context.ts';
import { createOfficeContext } from '../src/build/certificates/issuing/office-context.ts';
import { askPassphrase, createPrompts } from '../src/build/certificates/issuing/prompts.ts';

// On Ctrl+C, the current step finishes; what is not committed is undone.
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
  complain: console.error,
});
