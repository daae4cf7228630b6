import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toNoticeVersion } from '../../../src/data/notice-version.ts';

test('the version is the names that Git has for the texts, and changes with each of them', () => {
  const root = mkdtempSync(join(tmpdir(), 'notice-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const texts = ['pages/contact/hi.mdx', 'pages/privacy/hi.mdx', 'settings.yaml'].map(
    (file) => `src/content/${file}`,
  );
  for (const text of texts) cpSync(text, join(root, text));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  onTestFinished(() => void vi.restoreAllMocks());

  const names = texts.map((text) =>
    execFileSync('git', ['hash-object', '--no-filters', join(root, text)], { encoding: 'utf8' }),
  );
  const version = toNoticeVersion('/contact', 'hi');
  expect(version).toBe(names.map((name) => name.slice(0, 12)).join('.'));
  const versions = texts.map((text) => {
    appendFileSync(join(root, text), '\n');
    return toNoticeVersion('/contact', 'hi');
  });
  expect(new Set([version, ...versions]).size).toBe(4);
});
