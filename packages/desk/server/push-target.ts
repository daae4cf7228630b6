import type { PublishWay } from '../protocol/publishing.ts';
import type { Desk } from './desk.ts';
import { tryGit, git } from './git.ts';

/** The branch whose content is online. */
export const mainBranch = 'main';

/** How a change gets from this folder to the visitors. */
export async function findWay(root: string): Promise<PublishWay> {
  if ((await tryGit(root, 'rev-parse', '--is-inside-work-tree')) === undefined) return 'noClone';
  return (await tryGit(root, 'remote')) ? 'push' : 'noRemote';
}

/** Where the commits of this folder go. */
export interface PushTarget {
  remote: string;
  /** The branch there that this one belongs to, such as `main`. */
  branch: string;
  /** What this folder knows of that branch, such as `origin/main`; undefined for a new one. */
  upstream: string | undefined;
  /** Whether the main branch takes only pull requests. */
  byPullRequest: boolean;
}

/**
 * Finds out where the commits of this folder go.
 *
 * @throws {DeskError} when no branch is checked out
 */
export async function findPushTarget({
  root,
  getSite,
}: Pick<Desk, 'root' | 'getSite'>): Promise<PushTarget> {
  const here = (await git(root, ['symbolic-ref', '--short', 'HEAD'])).trim();
  const remote =
    (await tryGit(root, 'config', `branch.${here}.remote`)) ??
    (await tryGit(root, 'remote'))?.split('\n')[0] ??
    'origin';
  const merge = await tryGit(root, 'config', `branch.${here}.merge`);
  const branch = merge?.replace('refs/heads/', '') ?? here;
  const upstream = `${remote}/${branch}`;
  const { publishByPullRequest } = getSite().settingsFile.data;
  return {
    remote,
    branch,
    upstream: (await tryGit(root, 'rev-parse', '--verify', '--quiet', upstream)) && upstream,
    byPullRequest: branch === mainBranch && publishByPullRequest === true,
  };
}

/** What this folder has that was not sent, as far as it knows. It does not ask the server. */
export interface Unsent {
  /** The last commit that was sent; undefined when nothing was ever sent. */
  base: string | undefined;
  /** How many commits were not sent. */
  count: number;
}

/** Finds out what was not sent. */
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
  // What has arrived in a commit of another name, as after a squash, does not wait.
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
