import type { PublishWay } from '../../core/desk-publishing.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { attempt } from './git.ts';

/** How a change gets from this folder to the visitors. */
export async function findWay(root: string): Promise<PublishWay> {
  if ((await attempt(root, 'rev-parse', '--is-inside-work-tree')) === undefined) return 'noClone';
  return (await attempt(root, 'remote'))?.trim() ? 'push' : 'noRemote';
}

/** Where the commits of this folder go. */
export interface GitPlace {
  remote: string;
  /** The branch there that this one belongs to, such as `refs/heads/main`. */
  target: string;
  /** Whether Git knows that the branch here belongs to the one there. */
  isTracked: boolean;
  /** Whether what arrives there is published. */
  isMain: boolean;
  /** Whether the main branch takes only pull requests. */
  byPullRequest: boolean;
}

/**
 * Finds out where the commits of this folder go.
 *
 * @throws {DeskError} when no branch is checked out
 */
export async function findPlace({
  root,
  getSite,
}: Pick<Desk, 'root' | 'getSite'>): Promise<GitPlace> {
  const ask = async (...args: string[]) => (await attempt(root, ...args))?.trim() || undefined;
  const branch = await ask('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (!branch) throw new DeskError('gitNoBranch');
  const remotes = (await ask('remote'))?.split(/\s+/) ?? [];
  const remote =
    (await ask('config', `branch.${branch}.remote`)) ??
    remotes.find((one) => one === 'origin') ??
    remotes[0] ??
    'origin';
  const merge = await ask('config', `branch.${branch}.merge`);
  const target = merge ?? `refs/heads/${branch}`;
  const prefix = `refs/remotes/${remote}/`;
  const head = (await ask('symbolic-ref', '--quiet', `${prefix}HEAD`))?.slice(prefix.length);
  const isMain = toShort(target) === (head ?? 'main');
  const { publishByPullRequest } = getSite().settingsFile.data;
  return {
    remote,
    target,
    isTracked: merge !== undefined,
    isMain,
    byPullRequest: isMain && publishByPullRequest === true,
  };
}

/** The name of a branch without `refs/heads/`. */
export const toShort = (target: string) => target.replace('refs/heads/', '');

/** What this folder knows of a branch of the hosting service. */
export const toTracking = ({ remote, target }: GitPlace) =>
  `refs/remotes/${remote}/${toShort(target)}`;
