import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { chooseRun } from '../../scripts/setup/choose-run.js';

let root: string;
let passed: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};
const page = 'src/content/pages/a/en.mdx';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'choose-run-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  git('init', '--quiet');
  write(page, 'one');
  write('src/pages/index.ts', 'code');
  commit();
  passed = git('rev-parse', 'HEAD');
});

test('a change of the content alone is a short run, and so is no change at all', () => {
  expect(chooseRun(root, passed)).toMatchObject({ isShort: true, changed: [] });
  write(page, 'two');
  write('src/content/notices/कार्यालय/en.mdx', 'new');
  commit();
  expect(chooseRun(root, passed)).toMatchObject({
    isShort: true,
    changed: ['src/content/notices/कार्यालय/en.mdx', page],
  });
});

test('a reverted change is no change, whatever came between', () => {
  write('src/pages/index.ts', 'other code');
  commit();
  git('revert', '--no-edit', 'HEAD');
  expect(chooseRun(root, passed).isShort).toBe(true);
});

test.each<[string, () => void]>([
  ['code has changed, too', () => write('src/pages/index.ts', 'other code')],
  ['a file has moved out of the content', () => git('mv', page, 'src/pages/a.mdx')],
  ['a file has a name that begins alike', () => write('src/content.config.ts', 'x')],
  ['the lockfile has changed', () => write('package-lock.json', '{}')],
  [
    'a link leads out of the content',
    () => symlinkSync('../../pages', join(root, 'src/content/link')),
  ],
  [
    'a file of the content has become a link',
    () => {
      rmSync(join(root, page));
      symlinkSync('../../../pages/index.ts', join(root, page));
    },
  ],
  ['code was taken out', () => rmSync(join(root, 'src/pages/index.ts'))],
  ['a file may be executed', () => chmodSync(join(root, 'src/pages/index.ts'), 0o755)],
  ['the folder has a capital letter', () => write('src/Content/pages/b/en.mdx', 'x')],
  ['the name of a file begins with a colon', () => write(':x', 'code')],
  ['there is a file for tools among the content', () => write('src/content/.gitattributes', '*')],
  [
    'there are more files than can be looked at',
    () => Array.from({ length: 250 }, (_, id) => write(`src/content/notices/${id}/en.mdx`, 'x')),
  ],
])('everything runs where %s', (_, change) => {
  write(page, 'two');
  change();
  commit();
  expect(chooseRun(root, passed).isShort).toBe(false);
});

test('everything runs where uncommitted code has changed', () => {
  write('src/pages/index.ts', 'other code');
  expect(chooseRun(root, passed).isShort).toBe(false);
});

test.each([
  ['code that Git is told not to show', 'src/pages/new.ts', 'showUntrackedFiles'],
  ['a page of which nothing is known to be looked at', 'src/content/pages/b/en.mdx', 'none'],
])('everything runs where %s is in no commit', (_, path, setting) => {
  git('config', `status.${setting}`, 'no');
  write(path, 'new');
  expect(chooseRun(root, passed).isShort).toBe(false);
});

test('everything runs where a submodule has changed, even one that Git ignores', () => {
  const commitModule = (id: string) => {
    git('update-index', '--add', '--cacheinfo', `160000,${id.repeat(40)},src/content/module`);
    git('commit', '--quiet', '--message', 'Module');
  };
  write(
    '.gitmodules',
    '[submodule "a"]\n\tpath = src/content/module\n\turl = ./a\n\tignore = all\n',
  );
  mkdirSync(join(root, 'src/content/module'));
  git('add', '.gitmodules');
  commitModule('a');
  passed = git('rev-parse', 'HEAD');
  commitModule('b');
  expect(git('diff', '--raw', passed, 'HEAD')).toBe('');
  expect(chooseRun(root, passed)).toMatchObject({
    isShort: false,
    why: `src/content/module differs from ${passed}`,
  });
});

test('an amended commit is compared as it is; a shallow clone without the passed commit runs everything', () => {
  write(page, 'two');
  git('add', '--all');
  git('commit', '--quiet', '--amend', '--message', 'Another');
  expect(chooseRun(root, passed)).toMatchObject({ isShort: true, changed: [page] });
  const shallow = mkdtempSync(join(tmpdir(), 'choose-run-'));
  onTestFinished(() => rmSync(shallow, { recursive: true, force: true }));
  git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
  expect(chooseRun(shallow, passed).isShort).toBe(false);
});

test('an unpublished page, or one at a new address, is a change of the content', () => {
  git('mv', 'src/content/pages/a', 'src/content/pages/b');
  commit();
  expect(chooseRun(root, passed)).toMatchObject({
    isShort: true,
    changed: [page, 'src/content/pages/b/en.mdx'],
  });
});

test.each([undefined, '', 'main', 'f'.repeat(40), '--output=/tmp/x'])(
  'everything runs where the last whole run is %s',
  (unknown) => {
    expect(chooseRun(root, unknown).isShort).toBe(false);
  },
);
