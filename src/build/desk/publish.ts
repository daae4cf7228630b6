import type { DeskMessage } from '../../core/desk.ts';
import { maxMessageLength, type Published } from '../../core/desk-publishing.ts';
import { findUnrecorded, recordAddresses } from '../content-check/redirects/published.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { findPlace, findWay, toShort, type GitPlace } from './git-place.ts';
import { git } from './git.ts';
import { readHostLinks } from './host-links.ts';
import { findSent, nameBranch, rememberSent } from './sent-branch.ts';
import { takeInOthers } from './take-in.ts';
import { findUnfinished } from './unfinished.ts';
import { findUnsent } from './unsent.ts';

/** The way of what was saved to the visitors: through Git. */

const folder = 'src/content';

/** How often somebody else may be faster. */
const maxTries = 3;

interface Publication {
  /** What is done, for the history. */
  message: string;
  /** What the content check refuses of the content as it is. */
  findFaults: () => Promise<DeskMessage[]>;
  signal?: AbortSignal;
}

/**
 * Commits what has changed in the content, and nothing else, takes in what others have sent, checks
 * the two together, and sends them. Where one of these steps fails, what was committed stays in
 * this folder, to be sent the next time.
 *
 * @throws {DeskError} when Git or the check refuses
 */
export async function publish(
  desk: Desk,
  { message, findFaults, signal }: Publication,
): Promise<Published> {
  const { root } = desk;
  if ((await findWay(root)) !== 'push') throw new DeskError('noRemote');
  if (message.length > maxMessageLength) throw new DeskError('longMessage');
  const unfinished = await findUnfinished(root);
  if (unfinished) throw new DeskError('gitUnfinished');
  const check = async () => {
    const faults = await findFaults();
    if (faults.length > 0) throw new DeskError('fault', '', faults);
  };
  await check();
  await commit(desk, message, signal);
  const tryToSend = async (triesLeft: number): Promise<Published> => {
    // The settings that came with it may ask for another way.
    const hasTaken = await takeInOthers(desk, await findPlace(desk), signal);
    if (hasTaken) await check();
    try {
      return await send(desk, await findPlace(desk), signal);
    } catch (error) {
      const isBehind = error instanceof DeskError && error.problem === 'gitBehind';
      if (!isBehind || triesLeft === 0) throw error;
      return tryToSend(triesLeft - 1);
    }
  };
  return tryToSend(maxTries);
}

async function commit(
  { root, contentFolder, getSite }: Desk,
  message: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const unrecorded = findUnrecorded(getSite());
  // A file that is written again has everything read and checked again.
  if (unrecorded.length > 0) recordAddresses(contentFolder, unrecorded);
  await git(root, ['add', '--all', '--', folder], { signal });
  const staged = await git(root, ['diff', '--cached', '--name-only', '--', folder], { signal });
  // A message of any length and form: the line of a command has limits.
  const input = message.trim() || 'Content';
  if (staged) await git(root, ['commit', '--file', '-', '--', folder], { signal, input });
}

async function send(
  desk: Desk,
  place: GitPlace,
  signal: AbortSignal | undefined,
): Promise<Published> {
  const { root } = desk;
  const { remote, target, isTracked, isMain, byPullRequest } = place;
  if (!byPullRequest) {
    const upstream = isTracked ? [] : ['--set-upstream'];
    await git(root, ['push', ...upstream, remote, `HEAD:${target}`], { signal });
    return isMain ? {} : toPublished(desk, place, toShort(target));
  }
  const sent = await findSent(root);
  if ((await findUnsent(desk)).count === 0)
    return sent ? toPublished(desk, place, sent.branch) : {};
  const branch = sent?.branch ?? (await nameBranch(root));
  await git(root, ['push', remote, `HEAD:refs/heads/${branch}`], { signal });
  await rememberSent(root, branch);
  return toPublished(desk, place, branch);
}

/** A branch, and where its pull request is asked for. */
export async function toPublished(
  { root }: Pick<Desk, 'root'>,
  place: GitPlace,
  branch: string,
): Promise<Published> {
  return { branch, link: (await readHostLinks(root, place))?.toRequest(branch) };
}
