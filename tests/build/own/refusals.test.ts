import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingsWith } from '../content-check/fixture.ts';
import { findRefusal } from '../../../src/build/own/refusals.ts';

/** A project that the command takes. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'refusals-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project = join(root, 'project');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const settings = (site: string) =>
    write(
      'project/src/content/settings.yaml',
      settingsWith((document) => document.set('site', site)),
    );
  const keys = (found: object[]) =>
    write('project/src/core/certificates/published/keys.json', JSON.stringify({ keys: found }));
  settings('https://www.demonstration.example');
  keys([]);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', '-c', 'gc.auto=0', ...args],
      { cwd: project },
    );
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A change');
  };
  git('init', '--quiet');
  commit();
  return { write, settings, keys, git, commit, refusal: () => findRefusal(project) };
}

test('a clean clone of the demonstration is taken, on a branch or not', () => {
  const { git, refusal } = createProject();
  expect(refusal()).toBeUndefined();
  git('checkout', '--quiet', '--detach');
  expect(refusal()).toBeUndefined();
});

test('a site that is live is refused', () => {
  const { settings, commit, refusal } = createProject();
  settings('https://www.federation.in');
  commit();
  expect(refusal()?.reason).toBe('live');
});

test('a federation that has a key for certificates is refused', () => {
  const { keys, commit, refusal } = createProject();
  keys([{ kid: 'key-1' }]);
  commit();
  expect(refusal()?.reason).toBe('issued');
});

test('uncommitted changes and new files are refused, by name', () => {
  const { write, settings, refusal } = createProject();
  write('project/README.md', 'New.');
  write('project/लोगो 1.svg', '<svg/>');
  settings('https://www.other.example');
  expect(refusal()?.reason).toBe('uncommitted');
  expect(refusal()?.files.join('\n')).toContain('लोगो 1.svg');
  expect(refusal()?.files).toHaveLength(3);
});

test('a folder without Git is refused', () => {
  const { git, refusal } = createProject();
  rmSync(join(String(git('rev-parse', '--show-toplevel')).trim(), '.git'), { recursive: true });
  expect(refusal()?.reason).toBe('noGit');
});
