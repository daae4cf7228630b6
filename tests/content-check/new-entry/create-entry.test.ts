import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEntry } from '../../../packages/content-check/new-entry/create-entry.ts';
import { languages } from '../../../packages/i18n/languages.ts';

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-entry-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return root;
}

test('a new entry has a file for each language', () => {
  const folder = createEntry(makeRoot(), 'notices', 'office-closed', 'Office closed') ?? '';
  expect(languages.filter((language) => existsSync(join(folder, `${language}.mdx`)))).toEqual(
    languages,
  );
});

test('the number of a new entry follows those that are taken', () => {
  const root = makeRoot();
  const first = createEntry(root, 'orders', 'first', 'A first order') ?? '';
  const second = createEntry(root, 'orders', 'second', 'A second order') ?? '';
  const [one, two] = [first, second].map((folder) =>
    Number(/^number: .*\/(\d+)$/m.exec(readFileSync(join(folder, 'en.mdx'), 'utf8'))?.[1]),
  );
  expect([one, two]).toEqual([1, 2]);
});

test('a folder that exists is left as it is', () => {
  const root = makeRoot();
  const folder = join(root, 'src/content/notices/office-closed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.mdx'), 'written by hand');
  expect(createEntry(root, 'notices', 'office-closed', 'Office closed')).toBeUndefined();
  expect(readFileSync(join(folder, 'en.mdx'), 'utf8')).toBe('written by hand');
});
