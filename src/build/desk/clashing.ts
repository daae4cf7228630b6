import type { Side } from '../../core/desk-publishing.ts';
import { DeskError } from './desk-error.ts';
import { tryMerge, type Blob, type ClashingFile } from './git-merge.ts';
import { git } from './git.ts';
import { mergeFile, type Clash } from './merge-file.ts';
import { PatchError } from './yaml-places.ts';

/** The files that two people have changed in different ways, opened to be chosen from. */

const folder = 'src/content/';

export interface Opened extends ClashingFile {
  /** The path below `src/content`. */
  name: string;
  /** What both have changed; the file as a whole has no place in it. */
  clashes: Clash[];
  merge: (choose: (clash: Clash) => Side) => Promise<Blob | undefined>;
}

/**
 * Opens what clashes with another commit.
 *
 * @throws {DeskError} when something does that is not content
 */
export async function openClashing(root: string, theirs: string): Promise<Opened[]> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim() + folder;
  const { tree, clashing } = await tryMerge(root, theirs);
  const other = clashing.filter(({ path }) => !path.startsWith(prefix));
  // Code is not for a form.
  if (other.length > 0)
    throw new DeskError('gitConflictOutside', other.map(({ path }) => path).join(', '));
  return Promise.all(
    clashing.map(async (file) => {
      const name = file.path.slice(prefix.length);
      const byField = await mergeByField(root, tree, { ...file, name });
      return { ...file, name, ...(byField ?? asWhole(file)) };
    }),
  );
}

/** Undefined for what is not a file of fields, or where one side has removed it. */
async function mergeByField(
  root: string,
  tree: string,
  { path, name, ...blobs }: ClashingFile & { name: string },
): Promise<Pick<Opened, 'clashes' | 'merge'> | undefined> {
  if (!/\.(mdx|yaml)$/.test(name) || !blobs.mine || !blobs.theirs) return undefined;
  const { mode } = blobs.mine;
  const read = (blob: Blob | undefined) => blob && git(root, ['cat-file', 'blob', blob.object]);
  const [base, mine = '', theirs = '', merged] = await Promise.all([
    read(blobs.base),
    read(blobs.mine),
    read(blobs.theirs),
    git(root, ['cat-file', 'blob', `${tree}:${path}`]),
  ]);
  const mergeWith = (choose: (clash: Clash) => Side) =>
    mergeFile(name, { base, mine, theirs }, merged, choose);
  const clashes: Clash[] = [];
  try {
    mergeWith((clash) => {
      clashes.push(clash);
      return 'theirs';
    });
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
  const merge = async (choose: (clash: Clash) => Side) => ({
    mode,
    object: await git(root, ['hash-object', '-w', '--stdin'], { input: mergeWith(choose) }).then(
      (object) => object.trim(),
    ),
  });
  return { clashes, merge };
}

function asWhole({ mine, theirs }: ClashingFile): Pick<Opened, 'clashes' | 'merge'> {
  const whole: Clash = { place: [], mine, theirs, canBoth: false };
  return {
    clashes: [whole],
    merge: (choose) => Promise.resolve(choose(whole) === 'theirs' ? theirs : mine),
  };
}
