import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFile, writeWhole } from '../../src/build/file-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file that is kept is made once', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('picture')));
  const path = join(folder, 'pictures/one.png');
  expect(readFileSync(await keepFile(path, make), 'utf8')).toBe('picture');
  expect(await keepFile(path, make)).toBe(path);
  expect(make).toHaveBeenCalledOnce();
});

test('a maker that fails leaves nothing behind, and the next one is asked again', async () => {
  const path = join(folder, 'one.png');
  await expect(keepFile(path, () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(readdirSync(folder)).toEqual([]);
  expect(readFileSync(await keepFile(path, () => Promise.resolve(Buffer.from('picture'))), 'utf8')).toBe('picture');
});

test('a file is written over in one step, and no half of it stays', () => {
  const path = join(folder, 'list.json');
  writeWhole(path, 'old');
  writeWhole(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['list.json']);
});
