import * as clack from '@clack/prompts';
import { UserError, type Prompts } from './context.ts';

/** Prompts for a terminal, or plain lines for a pipe or a log. */
export function createPrompts({ yes }: { yes: boolean }): Prompts {
  const isTerminal = process.stdout.isTTY && process.stdin.isTTY;
  if (!isTerminal) {
    return {
      log: (line) => console.log(line),
      confirm: (question) =>
        yes
          ? Promise.resolve(true)
          : Promise.reject(new UserError(`${question} Confirm with --yes.`)),
      progress: () => ({ advance: () => undefined, done: (line) => console.log(line) }),
    };
  }
  return {
    log: (line) => clack.log.success(line),
    confirm: async (question) =>
      yes || toAnswer(await clack.confirm({ message: question, initialValue: false })),
    progress: (title, steps) => {
      const bar = clack.progress({ max: Math.max(1, steps) });
      bar.start(title);
      return { advance: (step) => bar.advance(1, step), done: (line) => bar.stop(line) };
    },
  };
}

/** The passphrase of a private key, from `CERTIFICATES_PASSPHRASE` or typed without echo. */
export async function askPassphrase(kid: string, isNew: boolean): Promise<string> {
  const fromEnvironment = process.env.CERTIFICATES_PASSPHRASE;
  if (fromEnvironment !== undefined) return fromEnvironment;
  if (!process.stdin.isTTY)
    throw new UserError(
      'There is no terminal to ask for the passphrase. Set CERTIFICATES_PASSPHRASE.',
    );
  const first = toAnswer(
    await clack.password({
      message: isNew ? `New passphrase for the key ${kid}` : `Passphrase of the key ${kid}`,
    }),
  );
  if (!isNew) return first;
  const second = toAnswer(await clack.password({ message: 'Repeat the passphrase' }));
  if (first !== second)
    throw new UserError('The two passphrases are different. No key was created.');
  return first;
}

/** @throws {UserError} if the prompt was cancelled with Ctrl+C */
function toAnswer<Value>(answer: Value): Exclude<Value, symbol> {
  if (clack.isCancel(answer)) throw new UserError('Cancelled. Nothing was changed.');
  return answer as Exclude<Value, symbol>;
}
