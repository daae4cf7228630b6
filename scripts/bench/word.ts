import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createProject } from './scale/projects.ts';

/**
 * Changes a word of a notice in a copy of the last commit and runs what `publish.yml` runs for it,
 * with the packages and what earlier builds have kept, as its cache has them. Prints the time of
 * each step and of all; the upload comes on top.
 */
export function measureWord(): void {
  const { root, remove } = createProject();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('fetch', '--quiet', process.cwd(), 'HEAD');
  git('checkout', '--quiet', 'FETCH_HEAD');
  if (existsSync('node_modules/.cache'))
    cpSync('node_modules/.cache', join(root, 'node_modules/.cache'), { recursive: true });
  const stamp = join(root, 'node_modules/.installed-lockfile');
  rmSync(stamp, { force: true });
  cpSync(join(root, 'package-lock.json'), stamp);
  const passed = join(root, '.cache-passed');
  writeFileSync(join(root, '.git/info/exclude'), '.cache-passed\n');
  writeFileSync(passed, git('rev-parse', 'HEAD'));
  changeWord(root);
  git('commit', '--quiet', '--all', '--message', 'A word');
  const started = performance.now();
  const { status } = spawnSync('bash', ['.ci/run', '--passed', passed], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${status === 0 ? 'The short run took' : 'Failed after'} ${seconds} s`);
  remove();
}

function changeWord(root: string): void {
  const title = /^title: .{5,80}[^"']$/m;
  const [file] = globSync('src/content/notices/*/en.mdx', { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => title.test(readFileSync(path, 'utf8')));
  if (!file) throw new Error('There is no notice whose title could have another word');
  writeFileSync(file, readFileSync(file, 'utf8').replace(title, '$& today'));
}
