import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a change that was taken back is none, whatever came between', () => {
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
])('everything is run where %s', (_, change) => {
  write(page, 'two');
  change();
  commit();
  expect(chooseRun(root, passed).isShort).toBe(false);
});

test('everything is run where code has changed that is in no commit', () => {
  write('src/pages/index.ts', 'other code');
  expect(chooseRun(root, passed).isShort).toBe(false);
});

test.each([undefined, '', 'main', 'f'.repeat(40), '--output=/tmp/x'])(
  'everything is run where the last whole run is %s',
  (unknown) => {
    expect(chooseRun(root, unknown).isShort).toBe(false);
  },
);
