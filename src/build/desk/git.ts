import { execFileSync } from 'node:child_process';

/**
 * What Git prints, asked in a folder of the project.
 *
 * @throws {Error} when it refuses
 */
export function git(root: string, ...args: string[]): string {
  // Nobody is there to type a password into the server.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  return execFileSync('git', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** The same where it may refuse, as in a folder without a history. */
export function attempt(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
}
