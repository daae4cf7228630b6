import { execFile } from 'node:child_process';
import { DeskError } from '../protocol/desk-error.ts';
import { findCause } from './git-causes.ts';

/** The time limit for Git, in milliseconds. */
const limit = 120_000;

/** Nobody is there to type a password into the server. What Git says is recognised in English. */
const manners = {
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS_REQUIRE: 'force',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
};

/**
 * Runs Git in a folder of the project, and returns its output.
 *
 * @throws {DeskError} when it refuses, takes too long or is stopped; what it says is the detail
 */
export function git(root: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const options = {
    cwd: root,
    env: { ...process.env, ...manners },
    timeout: limit,
    maxBuffer: Infinity,
    windowsHide: true,
    signal,
  };
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, options, (error, out, errors) => {
      const said = `${errors}\n${out}`.trim();
      if (!error) resolve(out);
      else if (signal?.aborted) reject(new DeskError('gitStopped'));
      else if (error.killed) reject(new DeskError('gitOffline', said));
      else reject(new DeskError(findCause(said), said || error.message));
    });
    child.stdin?.end();
  });
}

/** The same where it may refuse, as in a folder without a history. */
export async function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, args).then(
    (out) => out.trim(),
    () => undefined,
  );
}

/** The text of a file of the content in a commit; undefined where it is not there. */
export const showFile = (root: string, commit: string, path: string) =>
  tryGit(root, 'show', `${commit}:./src/content/${path}`);

/** Tells whether a commit has a file or an entry, by its path below `src/content`. */
export const isInCommit = async (root: string, commit: string, path: string) =>
  (await tryGit(root, 'cat-file', '-e', `${commit}:./src/content/${path}`)) !== undefined;
