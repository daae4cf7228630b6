import { execFileSync } from 'node:child_process';

/** A file whose original was changed after it. */
export interface Behind {
  /** The path of the translation from the root of the project. */
  translation: string;
  /** The path of the original. */
  original: string;
  /** The commit that changed the translation last. */
  commit: string;
  /** The original as it was in that commit. */
  originalThen: string;
}

/** Runs git; undefined where there is no git, or no history. */
function git(root: string, args: readonly string[], input?: string): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

/** The last commit of each file below a folder, and how many commits ago it was. */
function readLastCommits(
  root: string,
  folder: string,
): Map<string, { commit: string; age: number }> {
  const last = new Map<string, { commit: string; age: number }>();
  const log = git(root, [
    '-c',
    'core.quotePath=false',
    'log',
    '--relative',
    '--no-renames',
    '--format=%x00%H',
    '--name-only',
    '--',
    folder,
  ]);
  if (log === undefined) return last;
  for (const [age, entry] of log.split('\0').slice(1).entries()) {
    const [commit = '', ...files] = entry.trim().split(/\n+/);
    for (const file of files) if (!last.has(file)) last.set(file, { commit, age: age + 1 });
  }
  // What is not committed yet is newer than every commit.
  const changed = git(root, [
    '-c',
    'core.quotePath=false',
    'diff',
    '--relative',
    '--no-renames',
    '--name-only',
    'HEAD',
    '--',
    folder,
  ]);
  for (const file of (changed ?? '').split('\n').filter(Boolean))
    last.set(file, { commit: '', age: 0 });
  return last;
}

/**
 * The translations whose original was changed in a later commit, or since the last one. Empty
 * without git and without a history; in a shallow clone everything is as old as its oldest commit.
 *
 * @param pairs the paths of originals and translations from `root`
 */
export function findBehind(
  root: string,
  folder: string,
  pairs: readonly { original: string; translation: string }[],
): Behind[] {
  const last = readLastCommits(root, folder);
  const behind = pairs.flatMap(({ original, translation }) => {
    const [first, second] = [last.get(original), last.get(translation)];
    return first && second && first.age < second.age
      ? [{ original, translation, commit: second.commit }]
      : [];
  });
  const texts = readFiles(
    root,
    behind.map(({ commit, original }) => `${commit}:./${original}`),
  );
  return behind.flatMap((one, index) => {
    const originalThen = texts[index];
    return originalThen === undefined ? [] : [{ ...one, originalThen }];
  });
}

/**
 * The text of files in commits, such as `1a2b3c:./src/content/pages/home/en.mdx`, with one call of
 * git.
 */
function readFiles(root: string, names: readonly string[]): (string | undefined)[] {
  if (names.length === 0) return [];
  const output = Buffer.from(git(root, ['cat-file', '--batch'], `${names.join('\n')}\n`) ?? '');
  let start = 0;
  return names.map(() => {
    const end = output.indexOf('\n', start);
    if (end < 0) return undefined;
    const [, type, size] = output.toString('utf8', start, end).split(' ');
    start = end + 1;
    if (type !== 'blob') return undefined;
    const text = output.toString('utf8', start, start + Number(size));
    start += Number(size) + 1;
    return text;
  });
}
