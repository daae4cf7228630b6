import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Unfinished } from '../../core/desk-publishing.ts';
import { DeskError } from './desk-error.ts';
import { withIndex } from './git-merge.ts';
import { attempt, git } from './git.ts';

/** What somebody has begun with Git in this folder, or a program that was ended in the middle. */

const signs: readonly [Unfinished, string][] = [
  ['rebase', 'rebase-merge'],
  ['rebase', 'rebase-apply'],
  ['merge', 'MERGE_HEAD'],
  ['cherryPick', 'CHERRY_PICK_HEAD'],
  ['revert', 'REVERT_HEAD'],
  ['lock', 'index.lock'],
];

const commands = { merge: 'merge', rebase: 'rebase', cherryPick: 'cherry-pick', revert: 'revert' };

/** How old a lock is that no program still holds, in milliseconds. */
const lockAge = 60_000;

const folder = 'src/content';

/** Finds out what is unfinished. */
export async function findUnfinished(root: string): Promise<Unfinished | undefined> {
  for (const [kind, name] of signs) {
    const path = await pathOf(root, name);
    if (path && existsSync(path) && (kind !== 'lock' || isOld(path))) return kind;
  }
  return undefined;
}

/**
 * Finishes what was begun, when nobody has to choose any more.
 *
 * @throws {DeskError} when files still have the marks of Git
 */
export async function finish(root: string, kind: Unfinished): Promise<void> {
  if (kind === 'lock') return removeLock(root);
  // With the message of its conflict Git would tell of lines; the marks are what a person sees.
  const marked = await attempt(
    root,
    'grep',
    '--untracked',
    '-l',
    '-E',
    '^(<{7}|>{7}) ',
    '--',
    folder,
  );
  if (marked) throw new DeskError('conflictMarks', marked.trim().split('\n').join(', '));
  await git(root, ['add', '--all', '--', folder]);
  await git(root, [commands[kind], '--continue']);
}

/** Goes back to how it was before; what is in the files of the content is kept in the history. */
export async function giveUp(root: string, kind: Unfinished): Promise<void> {
  if (kind === 'lock') return removeLock(root);
  await keep(root);
  await git(root, [commands[kind], '--abort']);
}

/** Keeps the content as it is now under a name of its own. */
async function keep(root: string): Promise<void> {
  const tree = await withIndex(async (index) => {
    await git(root, ['read-tree', 'HEAD'], { index });
    await git(root, ['add', '--all', '--', folder], { index });
    return (await git(root, ['write-tree'], { index })).trim();
  });
  const input = 'Kept by the editing desk';
  const commit = await git(root, ['commit-tree', tree, '-p', 'HEAD'], { input });
  await git(root, ['update-ref', `refs/desk/kept/${Date.now()}`, commit.trim()]);
}

async function removeLock(root: string): Promise<void> {
  const path = await pathOf(root, 'index.lock');
  if (path && existsSync(path) && isOld(path)) rmSync(path);
}

async function pathOf(root: string, name: string): Promise<string | undefined> {
  const path = (await attempt(root, 'rev-parse', '--git-path', name))?.trim();
  return path && resolve(root, path);
}

const isOld = (path: string) => Date.now() - statSync(path).mtimeMs > lockAge;
