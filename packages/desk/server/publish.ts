import type { ConflictChoices, PushedBranch } from '../protocol/publishing.ts';
import { maxFolderLength, toFolderName } from '@federation/base/folder-name';
import { toIndianDay } from '@federation/base/indian-day';
import {
  findUnrecorded,
  recordAddresses,
} from '@federation/content-check/rules/redirects/published';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { findIssues } from './find-issues.ts';
import { findPushTarget, findUnsent, mainBranch, type PushTarget } from './push-target.ts';
import { tryGit, git } from './git.ts';
import { toPullRequestLink } from './host-links.ts';
import { rebase } from './rebase.ts';
import type { WithLanguage } from './respond.ts';
import { showConflicts } from './versions.ts';

const folder = 'src/content';

/** Tries when somebody else pushes first. */
const maxTries = 3;

/** A message to publish with, and the choices for entries that collide. */
export interface PublishRequest {
  message: string;
  chosen?: ConflictChoices | undefined;
}

/**
 * Commits the changed content and nothing else, rebases it on the commits of others, checks the
 * result, and pushes it. If a step fails, the commit stays here and goes out the next time.
 *
 * @throws {DeskError} when Git or the check refuses
 */
export async function publishContent(
  desk: Desk,
  { message, chosen, language, signal }: WithLanguage<PublishRequest> & { signal: AbortSignal },
): Promise<PushedBranch> {
  const { root } = desk;
  const check = async () => {
    const issues = await findIssues(desk, language);
    const stops = issues.filter(({ grade }) => grade === 'stop');
    if (stops.length > 0) throw new DeskError('fault', '', stops);
  };
  const tryToSend = async (triesLeft: number, refused?: unknown): Promise<PushedBranch> => {
    const { remote } = await findPushTarget(desk);
    await git(root, ['fetch', '--quiet', '--prune', remote], signal);
    const { upstream } = await findPushTarget(desk);
    const isBehind =
      upstream &&
      (await tryGit(root, 'merge-base', '--is-ancestor', upstream, 'HEAD')) === undefined;
    if (refused && (!isBehind || triesLeft === 0)) throw refused;
    if (isBehind) {
      // A clerk may have saved since the last commit.
      await commit(desk, message);
      const conflicting = await rebase(root, upstream, chosen);
      desk.forget();
      if (conflicting.length > 0)
        return { conflicts: await showConflicts(root, upstream, conflicting, language) };
      await check();
    }
    // The settings of the others may require a pull request.
    return send(desk, await findPushTarget(desk), signal).catch((error: unknown) =>
      tryToSend(triesLeft - 1, error),
    );
  };
  await check();
  await commit(desk, message);
  return tryToSend(maxTries);
}

async function commit({ root, getContent }: Desk, message: string): Promise<void> {
  const unrecorded = findUnrecorded(getContent());
  // Rewriting the file would start a full check again.
  if (unrecorded.length > 0) recordAddresses(root, unrecorded);
  await git(root, ['add', '--all', '--', folder]);
  const staged = await git(root, ['diff', '--cached', '--name-only', '--', folder]);
  const subject = message.trim() || 'Content';
  if (staged) await git(root, ['commit', '--quiet', `--message=${subject}`, '--', folder]);
}

async function send(desk: Desk, target: PushTarget, signal: AbortSignal): Promise<PushedBranch> {
  const { root } = desk;
  const { remote, branch, byPullRequest } = target;
  if (!byPullRequest) {
    const refspec = `HEAD:refs/heads/${branch}`;
    await git(root, ['push', '--quiet', '--set-upstream', remote, refspec], signal);
    return branch === mainBranch ? {} : findPushedBranch(root, target, branch);
  }
  if ((await findUnsent(root, target)).count === 0) return {};
  const request = await nameBranch(root);
  await git(root, ['push', '--quiet', remote, `HEAD:refs/heads/${request}`], signal);
  return findPushedBranch(root, target, request);
}

/** Branch name: desk/<clerk>-<day>-<commit>. */
async function nameBranch(root: string): Promise<string> {
  const name = (await tryGit(root, 'config', 'user.name')) ?? '';
  const commit = (await git(root, ['rev-parse', '--short', 'HEAD'])).trim();
  const clerk = toFolderName(name).slice(0, maxFolderLength / 2) || 'clerk';
  return `desk/${clerk}-${toIndianDay(new Date())}-${commit}`;
}

/** The pushed branch, with the address of the page that opens its pull request. */
export async function findPushedBranch(
  root: string,
  { remote }: PushTarget,
  branch: string,
): Promise<PushedBranch> {
  const address = (await tryGit(root, 'remote', 'get-url', remote)) ?? '';
  return { branch, link: toPullRequestLink(address, branch) };
}
