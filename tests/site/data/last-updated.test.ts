import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { getLastUpdated } from '../../../src/data/last-updated.ts';

beforeEach(() => getLastUpdated.clear());

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'updated-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'src/content/notices'), { recursive: true });
  return root;
}

function write(root: string, name: string, day: string): void {
  writeFileSync(join(root, name), day);
  utimesSync(join(root, name), new Date(day), new Date(day));
}

test('without a history, the day is that of the newest file of the content (CONT-9)', () => {
  const root = makeFolder();
  write(root, 'src/content/notices/old.mdx', '2025-01-01T12:00:00Z');
  write(root, 'src/content/notices/new.mdx', '2026-11-17T20:00:00Z');
  for (const folder of ['src/content/notices', 'src/content']) utimesSync(join(root, folder), 0, 0);
  expect(getLastUpdated(root)).toBe('2026-11-18');
});

test('with a history, the day is that of the last commit that changed the content (CONT-9)', () => {
  const root = makeFolder();
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
  };
  const git = (day: string, ...args: string[]) => {
    const dates = { GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day };
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@ifsf.example', ...args], {
      cwd: root,
      env: { ...env, ...dates },
    });
  };
  const commit = (name: string, day: string) => {
    writeFileSync(join(root, name), day);
    git(day, 'add', name);
    git(day, 'commit', '-q', '-m', name);
  };
  git('2026-01-01T00:00:00Z', 'init', '-q');
  commit('src/content/notices/a.mdx', '2026-03-01T10:00:00Z');
  commit('src/content/notices/b.mdx', '2026-04-30T19:00:00Z');
  commit('README.md', '2026-09-09T10:00:00Z');
  expect(getLastUpdated(root)).toBe('2026-05-01');
});
