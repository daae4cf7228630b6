import type { Desk } from './desk.ts';
import { findPlace, toTracking } from './git-place.ts';
import { attempt } from './git.ts';
import { findSent } from './sent-branch.ts';

/** What this folder has that was not sent, as far as it knows. */
export interface Unsent {
  /** The last commit that is at both places; undefined when nothing was ever sent. */
  base: string | undefined;
  /** How many commits were not sent. */
  count: number;
}

/** Finds out what was not sent. It does not ask the server. */
export async function findUnsent(desk: Pick<Desk, 'root' | 'getSite'>): Promise<Unsent> {
  const { root } = desk;
  const place = await findPlace(desk);
  const sent = place.byPullRequest ? await findSent(root) : undefined;
  // A branch that was never sent began at the main one.
  const targets = [place.target, 'HEAD', 'main'].map((target) => toTracking({ ...place, target }));
  const there = [...(sent ? [sent.commit] : []), ...targets];
  for (const one of there) {
    const base = (await attempt(root, 'merge-base', 'HEAD', one))?.trim();
    if (!base) continue;
    // What came from the main branch meanwhile is not of this folder.
    const count = await countCommits(root, 'HEAD', ...(sent ? there.slice(0, 2) : [one]));
    return { base, count };
  }
  return { base: undefined, count: await countCommits(root, 'HEAD') };
}

async function countCommits(root: string, from: string, ...without: string[]): Promise<number> {
  const args = ['rev-list', '--count', from, ...(without.length > 0 ? ['--not', ...without] : [])];
  return Number((await attempt(root, ...args)) ?? 0);
}
