import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Git knows of a merge that is under way in a project. Paths are below its root, with `/`. */
export interface MergeGit {
  /** Whether `git merge --no-commit` was begun and not finished. */
  isMerging: () => boolean;
  /** A file as it was before, or as the new version has it. */
  show: (side: 'HEAD' | 'MERGE_HEAD', path: string) => string;
  /** The files on which Git asks. */
  conflicts: () => string[];
  /** The files of one kind of change (`--diff-filter`), such as `A` for those that are new. */
  changed: (kinds: string) => string[];
  /** Keeps our lines where both sides have changed the same ones; what we removed stays away. */
  keepOurs: (path: string) => 'kept' | 'removed';
  /** Takes a file back as it was before. */
  restore: (path: string) => void;
  add: () => void;
}

/** @param root the folder of the project */
export function createMergeGit(root: string): MergeGit {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const list = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter((path) => path !== '');
  const succeeds = (...args: string[]) => {
    try {
      git(...args);
      return true;
    } catch {
      return false;
    }
  };
  /** A side of a file that both have changed: 1 the common version, 2 ours, 3 theirs. */
  const has = (side: 1 | 2 | 3, path: string) => succeeds('cat-file', '-e', `:${side}:${path}`);
  return {
    isMerging: () => succeeds('rev-parse', '--quiet', '--verify', 'MERGE_HEAD'),
    show: (side, path) => git('show', `${side}:${path}`),
    conflicts: () => list('diff', '--name-only', '--diff-filter=U'),
    changed: (kinds) =>
      list('diff', '--cached', '--no-renames', '--name-only', `--diff-filter=${kinds}`, 'HEAD'),
    keepOurs: (path) => {
      if (!has(2, path)) {
        git('rm', '--quiet', '--force', '--', path);
        return 'removed';
      }
      if (has(1, path) && has(3, path)) mergeLines(root, path, git);
      else git('checkout', '--ours', '--', path);
      git('add', '--', path);
      return 'kept';
    },
    restore: (path) => void git('checkout', 'HEAD', '--', path),
    add: () => void git('add', '--all', '--', 'src/content'),
  };
}

/** Puts both changes together; where they meet, our lines stay. */
function mergeLines(root: string, path: string, git: (...args: string[]) => string): void {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  const [common = '', ours = '', theirs = ''] = [1, 2, 3].map((side) => {
    const file = join(folder, String(side));
    writeFileSync(file, git('show', `:${side}:${path}`));
    return file;
  });
  writeFileSync(join(root, path), git('merge-file', '--ours', '--stdout', ours, common, theirs));
  rmSync(folder, { recursive: true });
}
