import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixBytes } from '../../../src/build/content-check/bytes/fix-bytes.ts';
import { checkText } from './fixture.ts';

function write(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'en.mdx');
  writeFileSync(path, content);
  return path;
}

test('--fix removes what nobody sees, and keeps joiners, and letters that are turned round for a person', () => {
  const path = write(
    '\uFEFF---\ntitle: Of\u200Bfice\u00AD\n---\n##\u00A0श्री\u200Dमान 5\u00A0km\u2028\u2066and\u2069 \u202Etxet\u0002\n',
  );
  expect(fixBytes(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFF---\ntitle: Office\n---\n## श्री\u200Dमान 5\u00A0km and \u202Etxet\n',
  );
  expect(fixBytes(path)).toBe(false);
});

test('--fix leaves a file in another encoding as it is', () => {
  const bytes = Buffer.from('title: café\u00AD', 'latin1');
  const path = write(bytes);
  expect(fixBytes(path)).toBe(false);
  expect(readFileSync(path)).toEqual(bytes);
});

test('a character that nobody sees is named, with its code and the words before it', () => {
  expect(checkText('The office\u200B is closed.\n')).toEqual([
    expect.stringContaining(
      'text: there is a character (U+200B) that nobody can see after “The office”',
    ),
  ]);
});

test('what was encoded twice is shown as it was before', () => {
  const [message] = checkText(
    `Read the ${new TextDecoder('windows-1252').decode(Buffer.from('सूचना'))} first.\n`,
  );
  expect(message).toContain('was “सूचना” once');
});
