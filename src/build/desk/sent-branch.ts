import { maxFolderLength, toFolderName } from '../../core/folder-name.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { toTracking, type GitPlace } from './git-place.ts';
import { attempt, git } from './git.ts';

/**
 * The branch of its own by which this folder sends changes where the main branch takes only pull
 * requests. It is of this clone: two clerks never share one.
 */

/** What was sent last. It stays when the hosting service removes the branch. */
const sentRef = 'refs/desk/sent';

/** Where the name of the branch is kept. */
const nameKey = 'desk.branch';

/** How many commits of others are looked at for a squashed one. */
const maxLooked = 300;

/** What was sent and is not yet part of the main branch. */
export interface Sent {
  /** The name of the branch, such as `desk/asha-2026-11-23-1a2b3c4`. */
  branch: string;
  commit: string;
}

const ask = async (root: string, ...args: string[]) =>
  (await attempt(root, ...args))?.trim() || undefined;

/** What was sent and is still waiting, as far as this folder knows. */
export async function findSent(root: string): Promise<Sent | undefined> {
  const [branch, commit] = await Promise.all([
    ask(root, 'config', nameKey),
    ask(root, 'rev-parse', '--verify', '--quiet', sentRef),
  ]);
  return branch && commit ? { branch, commit } : undefined;
}

/** A name for the branch: of whom, of which day, and from which commit on. */
export async function nameBranch(root: string): Promise<string> {
  const [name = '', commit = ''] = await Promise.all([
    ask(root, 'config', 'user.name'),
    ask(root, 'rev-parse', '--short', 'HEAD'),
  ]);
  const clerk = toFolderName(name).slice(0, maxFolderLength / 2) || 'clerk';
  return `desk/${clerk}-${toIndianDay(new Date())}-${commit}`;
}

/** Keeps what was sent in mind. */
export async function rememberSent(root: string, branch: string): Promise<void> {
  await git(root, ['config', nameKey, branch]);
  await git(root, ['update-ref', sentRef, 'HEAD']);
}

/** What is to be done with what was sent. */
interface Settled {
  /**
   * The commit to be brought together with this folder in the place of the main one: after a squash
   * Git would take what was sent for something else than what has become of it.
   */
  mergeable: string | undefined;
  /** Whether the next change gets a branch of its own. */
  isOver: boolean;
}

/**
 * Looks whether what was sent has become part of the main branch – merged, squashed or rebased – or
 * whether its branch was given up.
 *
 * @param main the commit of the main branch
 */
export async function settleSent(
  root: string,
  place: GitPlace,
  main: string | undefined,
): Promise<Settled> {
  const sent = place.byPullRequest ? await findSent(root) : undefined;
  if (!sent) return { mergeable: main, isOver: false };
  const is = async (...args: string[]) => (await attempt(root, ...args)) !== undefined;
  const tracking = toTracking({ ...place, target: sent.branch });
  const isThere = await is('rev-parse', '--verify', '--quiet', tracking);
  if (main === undefined || !(await isPartOf(root, sent.commit, main)))
    return { mergeable: main, isOver: !isThere };
  const isSquashed =
    !(await is('merge-base', '--is-ancestor', sent.commit, main)) &&
    (await is('merge-base', '--is-ancestor', sent.commit, 'HEAD'));
  if (!isSquashed) return { mergeable: main, isOver: true };
  const args = ['commit-tree', `${main}^{tree}`, '-p', sent.commit];
  return { mergeable: (await git(root, args, { input: 'Squashed' })).trim(), isOver: true };
}

/** Forgets what was sent. */
export async function forgetSent(root: string): Promise<void> {
  await attempt(root, 'config', '--unset', nameKey);
  await attempt(root, 'update-ref', '-d', sentRef);
}

/** Whether the files that a commit has changed were once on the main branch as it has them. */
async function isPartOf(root: string, commit: string, main: string): Promise<boolean> {
  const is = async (...args: string[]) => (await attempt(root, ...args)) !== undefined;
  if (await is('merge-base', '--is-ancestor', commit, main)) return true;
  const base = await ask(root, 'merge-base', commit, main);
  if (!base) return false;
  const names = await git(root, ['diff', '--name-only', '--no-renames', '-z', base, commit]);
  const paths = names.split('\0').filter(Boolean);
  if (paths.length === 0) return true;
  const range = [`--max-count=${maxLooked}`, `${base}..${main}`];
  const later = (await git(root, ['rev-list', ...range, '--', ...paths.map((path) => `:/${path}`)]))
    .split('\n')
    .filter(Boolean);
  for (const one of later)
    if (await is('diff', '--quiet', one, commit, '--', ...paths.map((path) => `:/${path}`)))
      return true;
  return false;
}
