import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findObstacle } from '../../packages/own/obstacles.ts';
import { settingsWith } from '../content-check/fixture.ts';
import { createRepository } from './support.ts';

const published = 'packages/certificates/published/keys.json';

/** A clone of the demonstration, as far as the command looks. */
function createClone() {
  const clone = createRepository();
  clone.write(
    'src/content/settings.yaml',
    settingsWith(() => undefined),
  );
  clone.write(published, '{"keys":[]}');
  clone.commit();
  return clone;
}

test('a clean clone of the demonstration is accepted, on a branch or not', () => {
  const { root, git } = createClone();
  expect(findObstacle(root)).toBeUndefined();
  git('checkout', '--quiet', '--detach');
  expect(findObstacle(root)).toBeUndefined();
});

test('a site that is a federation’s own is refused, at a real address or not', () => {
  const { root, write, commit } = createClone();
  write(
    'src/content/settings.yaml',
    settingsWith((file) => void file.delete('demonstrationNotice')),
  );
  commit();
  expect(findObstacle(root)?.reason).toBe('own');
});

test('a federation that has a key for certificates is refused', () => {
  const { root, write, commit } = createClone();
  write(published, '{"keys":[{"kid":"key-1"}]}');
  commit();
  expect(findObstacle(root)).toEqual({ reason: 'issued', files: [published] });
});

test('uncommitted changes and new files are refused, by name', () => {
  const { root, write } = createClone();
  write('README.md', 'New.');
  write('लोगो 1.svg', '<svg/>');
  expect(findObstacle(root)?.reason).toBe('uncommitted');
  expect(findObstacle(root)?.files.join('\n')).toContain('लोगो 1.svg');
  expect(findObstacle(root)?.files).toHaveLength(2);
});

test('a folder without Git is refused', () => {
  const { root } = createClone();
  rmSync(join(root, '.git'), { recursive: true });
  expect(findObstacle(root)?.reason).toBe('noGit');
});
