import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { commitMerge, tryMerge } from './git-merge.ts';
import { toTracking, type GitPlace } from './git-place.ts';
import { attempt, git } from './git.ts';
import { findSent, forgetSent, settleSent } from './sent-branch.ts';

/** What others have published comes into this folder. */

/** The commit that is published, and what is to be brought together with this folder for it. */
export interface Theirs {
  commit: string | undefined;
  mergeable: string | undefined;
}

/** Fetches what others have published. Nothing in the folder changes. */
export async function fetchTheirs(
  { root }: Pick<Desk, 'root'>,
  place: GitPlace,
  signal?: AbortSignal,
): Promise<Theirs & { isOver: boolean }> {
  const { remote, target } = place;
  const branches = [
    `+${target}:${toTracking(place)}`,
    ...(place.byPullRequest ? [`+refs/heads/desk/*:refs/remotes/${remote}/desk/*`] : []),
  ];
  const prune = place.byPullRequest ? ['--prune'] : [];
  let commit: string | undefined;
  try {
    await git(root, ['fetch', '--quiet', ...prune, remote, ...branches], { signal });
    commit = (await git(root, ['rev-parse', toTracking(place)])).trim();
  } catch (error) {
    // The hosting service has no such branch yet.
    if (!(error instanceof DeskError) || !/couldn['’]t find remote ref/.test(error.message))
      throw error;
  }
  return { commit, ...(await settleSent(root, place, commit)) };
}

/**
 * Fetches and merges what others have published, and says whether there was anything to merge.
 *
 * @throws {DeskError} when both have changed the same
 */
export async function takeInOthers(
  desk: Desk,
  place: GitPlace,
  signal?: AbortSignal,
): Promise<boolean> {
  const { root } = desk;
  const { commit, mergeable, isOver } = await fetchTheirs(desk, place, signal);
  let hasTaken = commit && mergeable ? await takeIn(root, commit, mergeable, signal) : false;
  if (isOver) await forgetSent(root);
  const sent = place.byPullRequest ? await findSent(root) : undefined;
  // A colleague may have added to the pull request.
  const added =
    sent && (await attempt(root, 'rev-parse', toTracking({ ...place, target: sent.branch })));
  if (added) hasTaken = (await takeIn(root, added.trim(), added.trim(), signal)) || hasTaken;
  if (commit && place.byPullRequest) await dropSame(root, commit);
  if (hasTaken) desk.forget();
  return hasTaken;
}

async function takeIn(
  root: string,
  theirs: string,
  mergeable: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (Number(await git(root, ['rev-list', '--count', `HEAD..${theirs}`])) === 0) return false;
  if ((await attempt(root, 'merge-base', '--is-ancestor', 'HEAD', theirs)) !== undefined) {
    await git(root, ['merge', '--quiet', '--ff-only', theirs], { signal });
    return true;
  }
  const { tree, clashing } = await tryMerge(root, mergeable, signal);
  if (clashing.length > 0)
    throw new DeskError('gitConflict', clashing.map(({ path }) => path).join(', '));
  await commitMerge(root, theirs, { tree }, signal);
  return true;
}

/** Commits whose changes are all published, as after a squash, need not be sent again. */
async function dropSame(root: string, main: string): Promise<void> {
  const isSame = (await attempt(root, 'diff', '--quiet', main, 'HEAD')) !== undefined;
  if (isSame) await git(root, ['reset', '--soft', main]);
}
