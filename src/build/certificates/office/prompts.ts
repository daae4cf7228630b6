import * as prompts from '@clack/prompts';
import { OfficeError, type Talk } from './context.ts';

/** Speaks to a person at a terminal; in a pipe or a log, in plain lines. */
export function createTalk({ yes }: { yes: boolean }): Talk {
  const terminal = process.stdout.isTTY && process.stdin.isTTY;
  if (!terminal) {
    return {
      say: (line) => console.log(line),
      warn: (line) => console.warn(line),
      confirm: (question) => (yes ? Promise.resolve(true) : Promise.reject(new OfficeError(`${question} Say so with --yes.`))),
      progress: () => ({ advance: () => undefined, done: (line) => console.log(line) }),
    };
  }
  return {
    say: (line) => prompts.log.success(line),
    warn: (line) => prompts.log.warn(line),
    confirm: async (question) => yes || answered(await prompts.confirm({ message: question, initialValue: false })),
    progress: (title, steps) => {
      const bar = prompts.progress({ max: Math.max(1, steps) });
      bar.start(title);
      return { advance: (step) => bar.advance(1, step), done: (line) => bar.stop(line) };
    },
  };
}

/** The passphrase of a private key: from `IFSF_CERTIFICATES_PASSPHRASE`, or typed unseen. */
export async function askPassphrase(kid: string, isNew: boolean): Promise<string> {
  const given = process.env.IFSF_CERTIFICATES_PASSPHRASE;
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) throw new OfficeError('There is no terminal to ask for the passphrase. Set IFSF_CERTIFICATES_PASSPHRASE.');
  const first = answered(await prompts.password({ message: isNew ? `New passphrase for the key ${kid}` : `Passphrase of the key ${kid}` }));
  if (!isNew) return first;
  const second = answered(await prompts.password({ message: 'The same once more' }));
  if (first !== second) throw new OfficeError('The two passphrases differ. Nothing was made.');
  return first;
}

/** What was answered; leaving with Ctrl+C stops everything. */
function answered<Value>(answer: Value): Exclude<Value, symbol> {
  if (prompts.isCancel(answer)) throw new OfficeError('Stopped. Nothing was changed.');
  return answer as Exclude<Value, symbol>;
}
