import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Reason that this machine has no terminal, or undefined. `script` of util-linux makes it. */
export const missingTerminal: string | undefined = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)
  ? undefined
  : 'script of util-linux is not on this machine';

/** A command in a terminal, as a person sees it and types into it. */
export interface Terminal {
  /** Resolves with the output up to these words, from the end of the last call. */
  read: (words: string) => Promise<string>;
  type: (keys: string) => void;
  /** Resolves with the exit status. */
  ended: Promise<number | null>;
}

export const keys = { enter: '\r', left: '\u001b[D', clear: '\u0015' };

/** Runs a command in a terminal of its own, wide enough that no line breaks. */
export function openTerminal(command: string, cwd: string): Terminal {
  const child = spawn(
    'script',
    ['--quiet', '--return', '--command', `stty cols 400 rows 100; ${command}`, '/dev/null'],
    { cwd, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let shown = '';
  let at = 0;
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const read = (words: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const text = stripVTControlCharacters(shown);
        const found = text.indexOf(words, at);
        if (found < 0) return;
        child.stdout.off('data', look);
        const from = at;
        at = found + words.length;
        resolve(text.slice(from, at));
      };
      child.stdout.on('data', look);
      void ended.then(() =>
        reject(new Error(`“${words}” is not in: ${stripVTControlCharacters(shown).slice(at)}`)),
      );
      look();
    });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  return { read, type: (typed) => void child.stdin.write(typed), ended };
}
