import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConflictChoices, Side } from '../protocol/publishing.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { git, isInCommit, tryGit } from './git.ts';
import { storeDiscarded } from './discarded-versions.ts';
import { entryPathOf } from './versions.ts';

/** Rebases the commits of this folder on the commits of others. */

const folder = 'src/content';

/** A file that is there while the desk changes the history of this folder. */
const marker = 'desk-running';

/**
 * Rebases this folder.
 *
 * @param upstream what others have published
 * @param chosen what a person has chosen of the entries that collide
 * @returns the entries, by their paths below `src/content`, that collide and of which nobody has
 * chosen a version; everything is then as it was before
 * @throws {DeskError} when something else collides
 */
export async function rebase(
  root: string,
  upstream: string,
  chosen: ConflictChoices | undefined,
): Promise<string[]> {
  const before = (await git(root, ['rev-parse', 'HEAD'])).trim();
  const abort = () => git(root, ['rebase', '--abort']);
  const start = ['rebase', '--quiet', '--autostash', '--empty=drop'];
  const isAsIn = async (commit: string, entryPath: string) =>
    (await tryGit(root, 'diff', '--quiet', commit, upstream, '--', `${folder}/${entryPath}`)) !==
    undefined;
  const sideOf = async (entryPath: string): Promise<Side | undefined> => {
    if (await isAsIn(before, entryPath)) return 'theirs';
    // A version that has changed since it was shown must be chosen again.
    return chosen && (await isAsIn(chosen.theirs, entryPath))
      ? chosen.choices[entryPath]
      : undefined;
  };
  const resolved = new Map<string, Side>();
  let conflicting = await step(root, [...start, upstream]);
  if (conflicting.length > 0) {
    await abort();
    // Between two versions of an entry a person can choose while it keeps its place.
    conflicting = await step(root, [...start, '--strategy-option=find-renames=100%', upstream]);
  }
  while (conflicting.length > 0) {
    const sides = await Promise.all(
      conflicting.map(async (entryPath) => [entryPath, await sideOf(entryPath)] as const),
    );
    for (const [entryPath, side] of sides) if (side) resolved.set(entryPath, side);
    if (sides.some(([, side]) => !side)) {
      await abort();
      return sides.flatMap(([entryPath, side]) => (side ? [] : [entryPath]));
    }
    for (const [entryPath, side] of sides)
      await checkOut(root, entryPath, side === 'mine' ? before : upstream);
    conflicting = await step(root, ['rebase', '--continue']);
  }
  for (const [entryPath, side] of resolved) {
    const [chosenVersion, other] = side === 'mine' ? [before, upstream] : [upstream, before];
    // A later commit of this folder may have changed the entry again.
    await checkOut(root, entryPath, chosenVersion);
    if (!(await isAsIn(before, entryPath))) await storeDiscarded(root, entryPath, other);
  }
  const changed = await git(root, ['diff', '--cached', '--name-only', '--', folder]);
  if (changed) await git(root, ['commit', '--message=Keep one of two versions', '--', folder]);
  return [];
}

/** Does one step of a rebase, and returns the entries that collide in it. */
async function step(root: string, args: string[]): Promise<string[]> {
  const error: unknown = await git(root, args).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  const list = (...limits: string[]) =>
    git(root, ['diff', '--name-only', '--diff-filter=U', '-z', ...limits]).then((paths) =>
      paths.split('\0').filter(Boolean),
    );
  const [all, own] = await Promise.all([list(), list('--relative', '--', folder)]);
  if (!error && all.length > 0) {
    // The autostash conflicts with the new commits, so Git keeps it in the stash.
    await git(root, ['reset', '--quiet', '--hard']);
    const stash = await git(root, ['stash', 'list', '--max-count=1']);
    throw new DeskError('git', [...all, stash].join('\n'));
  }
  if (!error) return [];
  if (own.length > 0 && own.length === all.length)
    return [...new Set(own.map((path) => entryPathOf(path.slice(folder.length + 1))))];
  await tryGit(root, 'rebase', '--abort');
  throw error;
}

/** Makes an entry what it is in a commit, with all its files. */
async function checkOut(root: string, entryPath: string, commit: string): Promise<void> {
  const path = `${folder}/${entryPath}`;
  await git(root, ['rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', path]);
  if (await isInCommit(root, commit, entryPath))
    await git(root, ['checkout', '--quiet', commit, '--', path]);
}

const toGitPath = async (root: string, name: string) =>
  resolve(root, (await git(root, ['rev-parse', '--git-path', name])).trim());

/** Does something that changes the history of this folder, and remembers that it is being done. */
export async function whileMarked<Result>(
  root: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const path = await toGitPath(root, marker);
  writeFileSync(path, '');
  return change().finally(() => rmSync(path));
}

/** Aborts the rebase of a desk that was stopped in the middle. */
export async function recover(root: string): Promise<void> {
  const hasGit = (await tryGit(root, 'rev-parse', '--is-inside-work-tree')) !== undefined;
  if (!hasGit || !existsSync(await toGitPath(root, marker))) return;
  rmSync(await toGitPath(root, 'index.lock'), { force: true });
  if (existsSync(await toGitPath(root, 'rebase-merge'))) await git(root, ['rebase', '--abort']);
  rmSync(await toGitPath(root, marker));
}
