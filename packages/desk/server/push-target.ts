import type { PublishWay } from '../protocol/publishing.ts';
import type { Desk } from './desk.ts';
import { tryGit, git } from './git.ts';

/** The branch whose content is online. */
export const mainBranch = 'main';

/** Finds out whether this folder can push. */
export async function findWay(root: string): Promise<PublishWay> {
  if ((await tryGit(root, 'rev-parse', '--is-inside-work-tree')) === undefined) return 'noClone';
  return (await tryGit(root, 'remote')) ? 'push' : 'noRemote';
}

/** The remote branch that this folder pushes to. */
export interface PushTarget {
  remote: string;
  /** The branch there that this one belongs to, such as `main`. */
  branch: string;
  /** The remote-tracking branch, such as `origin/main`; undefined for a new branch. */
  upstream: string | undefined;
  /** True when the main branch takes only pull requests. */
  byPullRequest: boolean;
}

/**
 * Finds out where the commits of this folder go.
 *
 * @throws {DeskError} when no branch is checked out
 */
export async function findPushTarget({
  root,
  getContent,
}: Pick<Desk, 'root' | 'getContent'>): Promise<PushTarget> {
  const here = (await git(root, ['symbolic-ref', '--short', 'HEAD'])).trim();
  const remote =
    (await tryGit(root, 'config', `branch.${here}.remote`)) ??
    (await tryGit(root, 'remote'))?.split('\n')[0] ??
    'origin';
  const merge = await tryGit(root, 'config', `branch.${here}.merge`);
  const branch = merge?.replace('refs/heads/', '') ?? here;
  const upstream = `${remote}/${branch}`;
  const { publishByPullRequest } = getContent().settingsFile.data;
  return {
    remote,
    branch,
    upstream: (await tryGit(root, 'rev-parse', '--verify', '--quiet', upstream)) && upstream,
    byPullRequest: branch === mainBranch && publishByPullRequest === true,
  };
}

/** Commits that were not pushed, as of the last fetch. */
export interface Unsent {
  /** The last commit that was sent; undefined when nothing was ever sent. */
  base: string | undefined;
  count: number;
}

export async function findUnsent(
  root: string,
  { remote, upstream, byPullRequest }: PushTarget,
): Promise<Unsent> {
  const there = [
    ...(upstream ? [upstream] : []),
    ...(byPullRequest ? [`--remotes=${remote}/desk`] : []),
  ];
  const args = ['rev-list', '--count', '--first-parent', 'HEAD', '--not', ...there];
  const count = Number(await tryGit(root, ...args));
  const base = await tryGit(root, 'rev-parse', '--verify', '--quiet', `HEAD~${count}`);
  return { base, count };
}

/** The branch on which all commits of this folder wait for a pull request to be accepted, if any. */
export async function findWaiting(
  root: string,
  { remote, upstream, byPullRequest }: PushTarget,
): Promise<string | undefined> {
  if (!byPullRequest || !upstream) return undefined;
  // A squashed commit has arrived under another hash, and does not wait.
  const args = ['rev-list', '--count', '--cherry-pick', '--right-only', `${upstream}...HEAD`];
  if (Number(await tryGit(root, ...args)) === 0) return undefined;
  const found = await tryGit(
    root,
    'for-each-ref',
    '--contains=HEAD',
    '--sort=-committerdate',
    '--format=%(refname:lstrip=3)',
    `refs/remotes/${remote}/desk`,
  );
  return found?.split('\n')[0] || undefined;
}
