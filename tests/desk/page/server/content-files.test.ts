import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  hashOf,
  toContentPath,
  writeChanges,
} from '../../../../packages/desk/server/content-files.ts';

let root: string;
let content: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-'));
  content = join(root, 'content');
  mkdirSync(join(content, 'notices/one'), { recursive: true });
  writeFileSync(join(content, 'notices/one/en.mdx'), 'one');
  mkdirSync(join(root, 'outside/two'), { recursive: true });
  writeFileSync(join(root, 'outside/two/en.mdx'), 'outside');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const everything = () => readdirSync(root, { recursive: true }).sort();

describe('files of the content', () => {
  it.each([
    '../outside/two/en.mdx',
    'notices/../../outside/two/en.mdx',
    '/etc/passwd',
    'notices/one/..',
    'notices\\one\\en.mdx',
    'notices/one/en.mdx\0.pdf',
    'notices/one/.hidden/en.mdx',
    'notices/one/script.js',
    'package.json',
    'other.yaml',
    'C:/notices/one/en.mdx',
    '',
  ])('are refused at “%s”, and nothing is written', (path) => {
    const before = everything();
    expect(() => toContentPath(content, path)).toThrow(
      expect.objectContaining({ problem: 'badPath' }) as Error,
    );
    expect(() => writeChanges(content, new Map([[path, 'x']]), { [path]: null })).toThrow();
    expect(everything()).toEqual(before);
  });

  it('are not written when one of them changed meanwhile', () => {
    const changes = new Map([
      ['notices/new/en.mdx', 'new'],
      ['notices/one/en.mdx', 'mine'],
    ]);
    expect(() =>
      writeChanges(content, changes, {
        'notices/new/en.mdx': null,
        'notices/one/en.mdx': hashOf('what it was'),
      }),
    ).toThrow(expect.objectContaining({ problem: 'changedOnDisk' }) as Error);
    expect(readFileSync(join(content, 'notices/one/en.mdx'), 'utf8')).toBe('one');
    expect(readdirSync(join(content, 'notices'))).toEqual(['one']);
  });

  it('are written together and can be taken back together', () => {
    const before = everything();
    const changes = new Map([
      ['notices/new/en.mdx', 'new'],
      ['notices/one/en.mdx', undefined],
    ]);
    const back = writeChanges(content, changes, {
      'notices/new/en.mdx': null,
      'notices/one/en.mdx': hashOf('one'),
    });
    expect(readFileSync(join(content, 'notices/new/en.mdx'), 'utf8')).toBe('new');
    expect(readdirSync(join(content, 'notices'))).toEqual(['new']);
    writeChanges(content, back, {
      'notices/new/en.mdx': hashOf('new'),
      'notices/one/en.mdx': null,
    });
    expect(everything()).toEqual(before);
    expect(readFileSync(join(content, 'notices/one/en.mdx'), 'utf8')).toBe('one');
  });
});
