import { execFileSync } from 'node:child_process';

/** A file whose original was changed after it. */
export interface Behind {
  /** The path of the translation from the root of the project. */
  translation: string;
  /** The path of the original. */
  original: string;
  /** The original as it was when the translation was changed last. */
  originalThen: string;
}

/** Runs git; nothing where there is no git, or no history. */
function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return '';
  }
}

/** The last commit of each file of the content, and how many commits ago it was. */
function readLastCommits(root: string): Map<string, { commit: string; age: number }> {
  const last = new Map<string, { commit: string; age: number }>();
  const shown = ['--relative', '--no-renames', '--name-only'];
  const log = git(root, 'log', ...shown, '--format=%x00%H', '--', 'src/content');
  if (log === '') return last;
  // Uncommitted changes are newer than every commit.
  for (const file of git(root, 'diff', ...shown, 'HEAD', '--', 'src/content').split('\n'))
    last.set(file, { commit: '', age: 0 });
  for (const [age, entry] of log.split('\0').entries()) {
    const [commit = '', ...files] = entry.trim().split(/\n+/);
    for (const file of files) if (!last.has(file)) last.set(file, { commit, age });
  }
  return last;
}

/**
 * The translations whose original was changed in a later commit, or since the last one. Empty
 * without git and without a history; in a shallow clone everything is as old as its oldest commit.
 *
 * @param pairs the paths of originals and translations from `root`
 */
export function findOutdated(
  root: string,
  pairs: readonly { original: string; translation: string }[],
): Behind[] {
  const last = readLastCommits(root);
  return pairs.flatMap(({ original, translation }) => {
    const [first, second] = [last.get(original), last.get(translation)];
    if (!first || !second || first.age >= second.age) return [];
    const originalThen = git(root, 'show', `${second.commit}:./${original}`);
    return originalThen === '' ? [] : [{ original, translation, originalThen }];
  });
}
