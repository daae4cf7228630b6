import type { PublishWay } from '../../core/desk.ts';
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
  /** The branch there, such as `refs/heads/main`. */
  target: string;
  /** Whether Git knows that the branch here belongs to the one there. */
  isTracked: boolean;
  /** Whether what arrives there is published. */
  isMain: boolean;
}

/**
 * Finds out where the commits of this folder go.
 *
 * @throws {DeskError} when no branch is checked out
 */
export async function findPlace(root: string): Promise<GitPlace> {
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
  return {
    remote,
    target,
    isTracked: merge !== undefined,
    isMain: toShort(target) === (head ?? 'main'),
  };
}

/** The name of a branch without `refs/heads/`. */
export const toShort = (target: string) => target.replace('refs/heads/', '');

/** What this folder has that was not sent, as far as it knows. */
export interface Unsent {
  /** The last commit that is at both places; undefined when nothing was ever sent. */
  base: string | undefined;
  /** How many commits were not sent. */
  count: number;
}

/** Finds out what was not sent. It does not ask the server. */
export async function findUnsent(root: string): Promise<Unsent> {
  const { remote, target } = await findPlace(root);
  // A branch that was never sent began at the main one.
  for (const name of [toShort(target), 'HEAD', 'main']) {
    const there = `refs/remotes/${remote}/${name}`;
    const base = (await attempt(root, 'merge-base', 'HEAD', there))?.trim();
    if (base) return { base, count: await countCommits(root, `${there}..HEAD`) };
  }
  return { base: undefined, count: await countCommits(root, 'HEAD') };
}

async function countCommits(root: string, range: string): Promise<number> {
  return Number((await attempt(root, 'rev-list', '--count', range)) ?? 0);
}
