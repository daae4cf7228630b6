import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEntryFolders, readMdx, readYaml, type SourceFile } from '../../../src/build/content-check/read.ts';

function makeFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'read-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

function readText(text: string): SourceFile {
  const root = makeFolder({ 'notices/closed/en.mdx': text });
  return readMdx(root, join(root, 'notices/closed/en.mdx'));
}

test('fields and text of a file are separated, each with its line', () => {
  const file = readText('---\ntitle: Closed\ndate: 2026-11-18\n---\n\nWords.\n');
  expect(file).toMatchObject({
    path: 'notices/closed/en.mdx',
    data: { title: 'Closed', date: '2026-11-18' },
    body: '\nWords.\n',
    bodyLine: 5,
  });
  expect(file.lineOf(['date'])).toBe(3);
});

test('an impossible day remains the text that was typed', () => {
  expect(readText('---\ndate: 2026-02-30\n---\n').data).toEqual({ date: '2026-02-30' });
});

test('Windows line endings change nothing', () => {
  const file = readText('---\r\ntitle: Closed\r\n---\r\nWords.\r\n');
  expect(file).toMatchObject({ data: { title: 'Closed' }, body: 'Words.\r\n', bodyLine: 4 });
  expect(file.lineOf(['title'])).toBe(2);
});

test('a file without fields is all text, from its first line', () => {
  expect(readText('Words.\n')).toMatchObject({ data: {}, body: 'Words.\n', bodyLine: 1 });
});

test('a file with empty fields has no data and no error', () => {
  expect(readText('---\n---\nWords.\n')).toMatchObject({ data: {}, body: 'Words.\n', bodyLine: 3, yamlError: undefined });
});

test('a horizontal rule in the text does not end the fields again', () => {
  expect(readText('---\ntitle: Closed\n---\nOne.\n\n---\n\nTwo.\n').body).toBe('One.\n\n---\n\nTwo.\n');
});

test('the line of a field inside a list is found', () => {
  const file = readText('---\npeople:\n  - name: Asha\n  - name: Meera\n    office: Chair\n---\n');
  expect(file.lineOf(['people', 1, 'office'])).toBe(5);
  expect(file.lineOf(['people', 1, 'missing'])).toBe(4);
});

test('a syntax error in the fields is reported with its line in the file, and there is no data', () => {
  const file = readText('---\ntitle: Closed\ntitle: Twice\n---\n');
  expect(file.data).toBeUndefined();
  expect(file.yamlError?.line).toBe(3);
});

test('the lines of a YAML file are counted from its first line', () => {
  const root = makeFolder({ 'settings.yaml': '# Settings\nname: { en: One, hi: एक }\n' });
  const file = readYaml(root, join(root, 'settings.yaml'));
  expect(file).toMatchObject({ path: 'settings.yaml', data: { name: { en: 'One', hi: 'एक' } } });
  expect(file.lineOf(['name', 'hi'])).toBe(2);
});

test('an entry is a folder with a file named after a language, at any depth, in the order of the ids', () => {
  const root = makeFolder({
    'home/en.mdx': '',
    'about/legal/en.mdx': '',
    'about/legal/hi.mdx': '',
    'about/legal/orders/en.mdx': '',
    'about/legal/opinion.pdf': '',
    'notes.md': '',
  });
  expect(readEntryFolders(root).map(({ id, files }) => [id, Object.keys(files).sort()])).toEqual([
    ['about/legal', ['en', 'hi']],
    ['about/legal/orders', ['en']],
    ['home', ['en']],
  ]);
});

test('a collection without a folder has no entries', () => {
  expect(readEntryFolders(join(makeFolder({}), 'none'))).toEqual([]);
});
