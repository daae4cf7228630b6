import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeskError } from './desk-error.ts';
import { git } from './git.ts';

/** A version of a file that Git keeps. */
export interface Blob {
  mode: string;
  object: string;
}

/** A file that both sides have changed in different ways; a version that is not there is missing. */
export interface ClashingFile {
  /** Its path from the root of the repository. */
  path: string;
  base?: Blob;
  mine?: Blob;
  theirs?: Blob;
}

/** What would become of two commits. */
export interface Merge {
  /** The files together; clashing ones have the marks of Git. */
  tree: string;
  clashing: ClashingFile[];
}

const stages = { 1: 'base', 2: 'mine', 3: 'theirs' } as const;

/** Brings a commit together with the one that is checked out, without any file being changed. */
export async function tryMerge(root: string, theirs: string, signal?: AbortSignal): Promise<Merge> {
  try {
    const tree = await git(root, ['merge-tree', '--write-tree', '-z', 'HEAD', theirs], { signal });
    return { tree: tree.split('\0')[0]?.trim() ?? '', clashing: [] };
  } catch (error) {
    // What was printed is the name of a tree, the versions of each file, an empty one, and words.
    if (!(error instanceof DeskError) || !/^[0-9a-f]{40,64}\0/.test(error.message)) throw error;
    const [tree = '', ...lines] = error.message.split('\0');
    const files = new Map<string, ClashingFile>();
    for (const line of lines.slice(0, lines.indexOf(''))) {
      const [, mode = '', object = '', stage, path = ''] =
        /^(\d+) ([0-9a-f]+) ([123])\t([^]*)$/.exec(line) ?? [];
      const side = stages[Number(stage) as keyof typeof stages];
      files.set(path, { ...files.get(path), path, [side]: { mode, object } });
    }
    return { tree, clashing: [...files.values()] };
  }
}

/**
 * Commits what two commits have become, and brings it into the folder in one step: a program that is
 * ended before leaves everything as it was.
 *
 * @param chosen what becomes of the clashing files, by their paths; undefined for one that goes
 */
export async function commitMerge(
  root: string,
  theirs: string,
  { tree, chosen = new Map() }: { tree: string; chosen?: ReadonlyMap<string, Blob | undefined> },
  signal?: AbortSignal,
): Promise<void> {
  const whole = chosen.size === 0 ? tree : await changeTree(root, tree, chosen);
  const message = 'Take in what others have published';
  const commit = await git(root, ['commit-tree', whole, '-p', 'HEAD', '-p', theirs], {
    signal,
    input: message,
  });
  await git(root, ['merge', '--quiet', '--ff-only', commit.trim()], { signal });
}

/** The files that are in a commit beside another one, by their paths. */
export async function listBeside(
  root: string,
  commit: string,
  path: string,
): Promise<[path: string, Blob][]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const printed = await git(root, ['ls-tree', '-z', '--full-tree', commit, '--', folder]);
  return printed.split('\0').flatMap((line) => {
    const [, mode = '', object = '', file = ''] =
      /^(\d+) blob ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
    return file ? [[file, { mode, object }] as [string, Blob]] : [];
  });
}

/** A tree with other files at some paths. */
async function changeTree(
  root: string,
  tree: string,
  chosen: ReadonlyMap<string, Blob | undefined>,
): Promise<string> {
  const lines = [...chosen].map(
    ([path, blob]) => `${blob?.mode ?? '0'} ${blob?.object ?? '0'.repeat(tree.length)}\t${path}\0`,
  );
  return withIndex(async (index) => {
    await git(root, ['read-tree', tree], { index });
    await git(root, ['update-index', '-z', '--index-info'], { index, input: lines.join('') });
    return (await git(root, ['write-tree'], { index })).trim();
  });
}

/** Does something with an index of its own, so that the one of the folder stays as it is. */
export async function withIndex<Result>(use: (index: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-index-'));
  try {
    return await use(join(folder, 'index'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
