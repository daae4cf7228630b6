import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceSite } from '../../../src/build/hosting/replace-site.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** The files of a folder with what they hold. */
const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

const next = {
  'index.html': 'new',
  'about/charter.html': 'new',
  '_astro/new.js': 'new',
  'old-folder': 'a file now',
  'old-file/page.html': 'a folder now',
};

test('a new site takes the place of the old one, of which nothing stays', () => {
  const folder = makeFolder();
  const [from, to] = [join(folder, 'new'), join(folder, 'dist')];
  write(from, next);
  write(to, {
    'index.html': 'old',
    'index.html.br': 'old',
    '_astro/old.js': 'old',
    'old-folder/page.html': 'old',
    'old-file': 'old',
    'gone/deeper/page.html': 'old',
  });
  replaceSite(from, to);
  expect(read(to)).toEqual(next);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(readdirSync(to)).not.toContain('gone');
});

test('where there was no site there is one afterwards', () => {
  const folder = makeFolder();
  write(join(folder, 'new'), next);
  replaceSite(join(folder, 'new'), join(folder, 'dist'));
  expect(read(join(folder, 'dist'))).toEqual(next);
});
