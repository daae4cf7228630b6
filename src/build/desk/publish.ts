import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { maxMessageLength, type DeskMessage, type Published } from '../../core/desk.ts';
import { findUnrecorded, recordAddresses } from '../content-check/redirects/published.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { findPlace, findWay, toShort } from './git-place.ts';
import { attempt, git } from './git.ts';

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
  const run = (...args: string[]) => git(root, args, { signal });
  if ((await findWay(root)) !== 'push') throw new DeskError('noRemote');
  if (message.length > maxMessageLength) throw new DeskError('longMessage');
  const { remote, target, isTracked, isMain } = await findPlace(root);
  await refuseUnfinished(root);
  const check = async () => {
    const faults = await findFaults();
    if (faults.length > 0) throw new DeskError('fault', '', faults);
  };
  await check();
  await commit(desk, message, signal);
  const send = async (triesLeft: number): Promise<void> => {
    const theirs = await fetchTheirs(root, remote, target, signal);
    if (theirs && (await takeIn(root, theirs, signal))) {
      desk.forget();
      await check();
    }
    try {
      await run('push', ...(isTracked ? [] : ['--set-upstream']), remote, `HEAD:${target}`);
    } catch (error) {
      const isBehind = error instanceof DeskError && error.problem === 'gitBehind';
      if (!isBehind || triesLeft === 0) throw error;
      await send(triesLeft - 1);
    }
  };
  await send(maxTries);
  return { branch: isMain ? undefined : toShort(target) };
}

/** Somebody has begun to bring two versions together by hand. */
async function refuseUnfinished(root: string): Promise<void> {
  for (const name of ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']) {
    const path = (await attempt(root, 'rev-parse', '--git-path', name))?.trim();
    if (path && existsSync(resolve(root, path))) throw new DeskError('gitUnfinished');
  }
}

async function commit(
  { root, contentFolder, getSite }: Desk,
  message: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  recordAddresses(contentFolder, findUnrecorded(getSite()));
  await git(root, ['add', '--all', '--', folder], { signal });
  const staged = await git(root, ['diff', '--cached', '--name-only', '--', folder], { signal });
  // A message of any length and form: the line of a command has limits.
  const input = message.trim() || 'Content';
  if (staged) await git(root, ['commit', '--file', '-', '--', folder], { signal, input });
}

/** The commit that a branch of the server is at; undefined when it has no such branch. */
async function fetchTheirs(
  root: string,
  remote: string,
  target: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  try {
    await git(root, ['fetch', '--quiet', remote, target], { signal });
  } catch (error) {
    if (error instanceof DeskError && /couldn['’]t find remote ref/.test(error.message))
      return undefined;
    throw error;
  }
  return (await git(root, ['rev-parse', 'FETCH_HEAD'])).trim();
}

/**
 * Merges a commit of others, and says whether there was anything to merge. Whether that is possible
 * is tried without a file being changed.
 *
 * @throws {DeskError} when both have changed the same lines
 */
async function takeIn(
  root: string,
  theirs: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (Number(await git(root, ['rev-list', '--count', `HEAD..${theirs}`])) === 0) return false;
  try {
    await git(root, ['merge-tree', '--write-tree', '--name-only', '-z', 'HEAD', theirs], {
      signal,
    });
  } catch (error) {
    throw toConflict(error);
  }
  try {
    await git(
      root,
      ['merge', '--quiet', '--message', 'Take in what others have published', theirs],
      { signal },
    );
  } catch (error) {
    await attempt(root, 'merge', '--abort');
    throw error;
  }
  return true;
}

/** What was printed is the name of a tree, and the paths until an empty one. */
function toConflict(error: unknown): unknown {
  if (!(error instanceof DeskError) || !/^[0-9a-f]{40,64}\0/.test(error.message)) return error;
  const [, ...paths] = error.message.split('\0');
  return new DeskError('gitConflict', paths.slice(0, paths.indexOf('')).join(', '));
}
