import { execFileSync } from 'node:child_process';

/** Publishing adds to this file by itself. */
const listed = ':!src/content/published-addresses.txt';

/**
 * The commit whose content the site is built from; undefined without a history, or if the content
 * has changed since.
 */
export function readContentCommit(root: string = process.cwd()): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', 'src/content', listed) !== '';
    return isChanged ? undefined : git('rev-parse', 'HEAD');
  } catch {
    return undefined;
  }
}
