import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntryFolders } from '../../../packages/content-model/files/entry-folders.ts';
import { makeFolder } from '../../support/make-folder.ts';

function makeFiles(files: readonly string[]): string {
  const root = makeFolder();
  for (const name of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), '');
  }
  return root;
}

test('an entry is a folder with a file named after a language, at any depth, in the order of the ids', () => {
  const root = makeFiles([
    'home/en.mdx',
    'about/legal/en.mdx',
    'about/legal/hi.mdx',
    'about/legal/orders/en.mdx',
    'about/legal/opinion.pdf',
    'notes.md',
  ]);
  expect(readEntryFolders(root).map(({ id, files }) => [id, Object.keys(files).sort()])).toEqual([
    ['about/legal', ['en', 'hi']],
    ['about/legal/orders', ['en']],
    ['home', ['en']],
  ]);
});

test('a collection without a folder has no entries', () => {
  expect(readEntryFolders(join(makeFolder(), 'none'))).toEqual([]);
});
