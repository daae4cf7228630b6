import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFiles } from '../../../src/offline/page-files.ts';

/** A built site with these files, which the end of the test removes. */
function makeSite(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('a page needs its scripts, its islands with their imports, and drawings, but no file that loads on use', async () => {
  const root = makeSite({
    'hi/offline.html': `<script type="module" src="/_astro/page.js"></script>
      <img src="/name.svg" alt=""><img src="/photo.jpg" alt="">
      <astro-island component-url="/_astro/clock.js" renderer-url="/_astro/client.js" client="idle"></astro-island>
      <astro-island component-url="/_astro/search.js" renderer-url="/_astro/client.js" client="focus"></astro-island>
      <p>Write src="/_astro/words.js" for a script.</p>`,
    '_astro/page.js':
      'import{a}from"./shared.js";/* import "./comment.js" */const text=`import "./text.js"`;import("./later.js")',
    '_astro/shared.js': 'import "./page.js";',
    '_astro/clock.js': 'export * from "./shared.js"',
    '_astro/client.js': '',
    'name.svg': '<svg/>',
  });
  expect(collectFiles(root, ['/hi/offline'])).toEqual([
    '/_astro/client.js',
    '/_astro/clock.js',
    '/_astro/page.js',
    '/_astro/shared.js',
    '/hi/offline',
    '/name.svg',
  ]);
});

test('a page that is not built needs nothing', async () => {
  expect(collectFiles(makeSite({}), ['/offline'])).toEqual([]);
});
