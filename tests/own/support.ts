import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../support/make-folder.ts';

/** Answers as somebody types them into a file. */
export const given = {
  name: { en: 'Council for Trials', hi: 'परीक्षण परिषद' },
  shortName: { en: 'CFT', hi: 'सीएफटी' },
  certificatePrefix: 'CFT',
  site: 'https://www.cft.test/',
  email: 'office@cft.test',
  portal: 'ours',
};

/** A folder that goes after the test. */
export function createFolder(): string {
  const folder = makeFolder();
  return folder;
}

/** A repository of Git, in a new folder or one that is a repository already. */
export function createRepository(root = createFolder()) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@site.test');
  return {
    root,
    git,
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'A change');
    },
  };
}

/**
 * A clone of a demonstration with the starter and what Git needs.
 *
 * @param content the folder with its content: the fixture site when left out
 */
export function createClone(content = 'tests/fixture/src/content') {
  const repository = createRepository();
  const { root, commit } = repository;
  cpSync(content, join(root, 'src/content'), { recursive: true });
  cpSync('starter', join(root, 'starter'), { recursive: true });
  commit();
  return repository;
}
