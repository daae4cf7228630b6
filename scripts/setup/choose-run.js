// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { execFileSync } from 'node:child_process';

/**
 * @typedef {{ isShort: boolean, why: string, changed: string[] }} Choice What is to be run, why, and
 *   the files below `src/content` that have changed.
 */

const folder = 'src/content/';

/**
 * Modes of a plain file and of a missing one. A link or a submodule of Git could bring anything.
 */
const plainModes = ['000000', '100644', '100755'];

/** Changed files that are looked at one by one; with more, running everything is as quick. */
const mostChanged = 200;

/**
 * True for files of the content. Dotfiles are for tools, so the check ignores them.
 *
 * @param {string} path
 */
const isContent = (path) => path.startsWith(folder) && !path.includes('/.');

/**
 * Decides whether the short run is enough: when, compared with the last commit whose whole suite
 * passed, nothing but the content differs. In doubt everything is run.
 *
 * @param {string} root the folder of the project
 * @param {string | undefined} passed the commit whose whole suite passed last
 * @returns {Choice}
 */
export function chooseRun(root, passed) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  /** @param {string} why */
  const whole = (why) => ({ isShort: false, why, changed: [] });
  if (!passed || !/^[0-9a-f]{40}$/.test(passed))
    return whole('no commit is known whose whole suite has passed');
  try {
    git('cat-file', '-e', `${passed}^{commit}`);
    // Overrides settings of the project or the machine by which Git would ignore files or
    // submodules.
    const everything = ['--ignore-submodules=none', '-z'];
    if (git('status', '--porcelain', '--untracked-files=all', ...everything) !== '')
      return whole('files were changed that are in no commit');
    const rows = git('diff-tree', '-r', '--no-renames', ...everything, passed, 'HEAD').split('\0');
    const changes = rows.flatMap((row, index) =>
      index % 2 === 0 && row !== ''
        ? [{ modes: row.slice(1).split(' ').slice(0, 2), path: rows[index + 1] ?? '' }]
        : [],
    );
    const other = changes.find(
      ({ modes, path }) => !isContent(path) || !modes.every((mode) => plainModes.includes(mode)),
    );
    if (other) return whole(`${other.path} differs from ${passed}`);
    if (changes.length > mostChanged)
      return whole(`${changes.length} files of the content differ from ${passed}`);
    return {
      isShort: true,
      why: `nothing but the content differs from ${passed}`,
      changed: changes.map(({ path }) => path),
    };
  } catch {
    return whole(`${passed} can’t be compared`);
  }
}
