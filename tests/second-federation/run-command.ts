import { spawn } from 'node:child_process';
import type { Command } from './document.ts';

/** Folder of a command, and whether others run at the same time. */
interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Prints the output when the command has ended, so that it does not mix with others. */
  isParallel?: boolean;
}

/** Runs a command of the second federation and resolves with its status. */
export function runCommand(
  [name, ...args]: Command,
  { cwd, env, isParallel = false }: Place,
): Promise<number | null> {
  const title = `\n── ${[name, ...args].join(' ')}, of the second federation`;
  if (!isParallel) console.log(title);
  return new Promise((resolve, reject) => {
    const output = isParallel ? 'pipe' : 'inherit';
    const child = spawn(name, args, {
      cwd,
      env,
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (printed += part));
    child.on('error', reject);
    child.on('close', (status) => {
      if (isParallel) console.log(`${title}\n${printed.trimEnd()}`);
      resolve(status);
    });
  });
}
