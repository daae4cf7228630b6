import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskPath } from '../../packages/desk/protocol/desk.ts';
import { desk as words } from '../../packages/i18n/en/editing/desk.ts';
import { dist } from '../support/built-site.ts';

/** Only the desk contains these: its path, its words and its libraries. */
const traces = [deskPath, words.title, words['publish.noClone'], 'codemirror', 'cm-editor'];

test('nothing of the editing desk is in the built site', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(html|js|css|json|txt|xml)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  expect(found).toEqual([]);
});
