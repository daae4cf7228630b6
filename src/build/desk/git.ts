import { spawn, type ChildProcess } from 'node:child_process';
import { DeskError } from './desk-error.ts';
import { toProblem } from './git-problems.ts';

/** How long Git may take, in milliseconds: on this computer, and with a server. */
const limits = { here: 60_000, away: 120_000 } as const;

const isWindows = process.platform === 'win32';

/** How Git is asked. */
interface Options {
  /** Stops it. */
  signal?: AbortSignal | undefined;
  /** What it reads. */
  input?: string | undefined;
  /** How long it may take, in milliseconds. */
  limit?: number | undefined;
  /** The index that it uses in the place of that of the folder. */
  index?: string | undefined;
}

/**
 * What Git prints, asked in a folder of the project. It runs beside the server.
 *
 * @throws {DeskError} when it refuses, takes too long or is stopped; what it says is the detail
 */
export async function git(root: string, args: string[], options: Options = {}): Promise<string> {
  const limit =
    options.limit ?? (['fetch', 'push'].includes(args[0] ?? '') ? limits.away : limits.here);
  const timeout = AbortSignal.timeout(limit);
  const signal = AbortSignal.any([timeout, ...(options.signal ? [options.signal] : [])]);
  const { code, out, errors } = await run(root, args, signal, options);
  if (signal.aborted) throw new DeskError(timeout.aborted ? 'gitSlow' : 'gitStopped');
  if (code !== 0) {
    const said = `${errors}\n${out}`.trim();
    throw new DeskError(toProblem(said, args[0]), said);
  }
  return out;
}

/** The same where it may refuse, as in a folder without a history. */
export async function attempt(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return await git(root, args);
  } catch {
    return undefined;
  }
}

function run(root: string, args: string[], signal: AbortSignal, { input = '', index }: Options) {
  const child = spawn('git', args, {
    cwd: root,
    // Nobody is there to type a password into the server. What Git says is recognised in English.
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_EDITOR: 'true',
      LC_ALL: 'C',
      ...(index && { GIT_INDEX_FILE: index }),
    },
    // What it starts, such as SSH, is ended with it, and finds no terminal to ask in.
    detached: !isWindows,
    windowsHide: true,
  });
  const printed = { out: [] as Buffer[], errors: [] as Buffer[] };
  child.stdout.on('data', (part: Buffer) => printed.out.push(part));
  child.stderr.on('data', (part: Buffer) => printed.errors.push(part));
  // A program that ends early reads nothing.
  child.stdin.on('error', () => undefined).end(input);
  const end = () => endWithChildren(child);
  process.once('exit', end);
  return new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    const settle = (code: number | null, error = '') => {
      process.off('exit', end);
      resolve({
        code,
        out: Buffer.concat(printed.out).toString(),
        errors: Buffer.concat(printed.errors).toString() + error,
      });
    };
    const stop = () => {
      end();
      settle(null);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    child.on('error', (error) => settle(null, String(error)));
    child.on('close', (code) => settle(code));
  });
}

function endWithChildren(child: ChildProcess): void {
  try {
    if (isWindows || child.pid === undefined) child.kill();
    else process.kill(-child.pid);
  } catch {
    // It has ended.
  }
}
