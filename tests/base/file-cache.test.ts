import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCachedFile, writeFileAtomic } from '../../packages/base/file-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a cached file is created once', async () => {
  const create = vi.fn(() => Promise.resolve(Buffer.from('picture')));
  const path = join(folder, 'pictures/one.png');
  expect(readFileSync(await getCachedFile(path, create), 'utf8')).toBe('picture');
  expect(await getCachedFile(path, create)).toBe(path);
  expect(create).toHaveBeenCalledOnce();
});

test('a failed creation leaves no file and is retried the next time', async () => {
  const path = join(folder, 'one.png');
  await expect(getCachedFile(path, () => Promise.reject(new Error('no font')))).rejects.toThrow(
    'no font',
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(
    readFileSync(await getCachedFile(path, () => Promise.resolve(Buffer.from('picture'))), 'utf8'),
  ).toBe('picture');
});

test('a file is replaced without leaving a temporary file', () => {
  const path = join(folder, 'list.json');
  writeFileAtomic(path, 'old');
  writeFileAtomic(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['list.json']);
});
