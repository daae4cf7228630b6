import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toLines, type Fault } from '../tests/support/faults.ts';
import { findTags } from '../tests/support/html.ts';
import { dist, notFoundPages, readPage, routes } from '../tests/support/built-site.ts';
import { expect, open, test } from './support/test.ts';

/** What a page may weigh in bytes, compressed with Brotli. A content page arrives in one flight of packets. */
const budgets = {
  page: 14_000,
  home: 20_000,
  // Decision 0031: the fields and words of a form come after what the first flight shows.
  form: 16_000,
  script: 64_000,
  // Decision 0016: the clock and the reference.
  scriptOfError: 64_850,
  scriptOfWidgets: 90_000,
  fonts: { en: 24_000, hi: 140_000 },
};

const pages = [...routes, ...notFoundPages];

test('Every page and its styles arrive in one flight', () => {
  const tooBig = pages.flatMap((route) => {
    const budget = route.page === '/' ? budgets.home : asksParticulars(findTags(readPage(route))) ? budgets.form : budgets.page;
    return over(route.path, weigh(`/${route.file}`), budget);
  });
  expect(toLines(tooBig), 'Shorten the page, split it, or cut its styles').toEqual([]);
});

test('No page loads a style sheet besides its own styles', () => {
  const sheets = pages.flatMap((route) =>
    findTags(readPage(route))
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
      .map(({ attributes }) => `${route.path}: ${attributes.href ?? ''}`),
  );
  expect(sheets, 'A style sheet delays the first paint by a round trip').toEqual([]);
});

/** A page with tabs, a filter, a form or another control of its own may load more than one that is only read. */
function budgetOfScript(page: string, tags: ReturnType<typeof findTags>): number {
  const moves = tags.some(
    ({ attributes }) => attributes.role === 'tablist' || ['Filter', 'ClearStorage'].includes(attributes['component-export'] ?? ''),
  );
  if (page === '/search' || moves || asksParticulars(tags)) return budgets.scriptOfWidgets;
  if (tags.some(({ attributes }) => attributes['component-export'] === 'ErrorDetails')) return budgets.scriptOfError;
  return budgets.script;
}

test('No page loads more JavaScript than its budget, and none of it holds up the page', () => {
  const tooBig = pages.flatMap((route) => {
    const tags = findTags(readPage(route));
    const scripts = tags.filter(({ name, attributes }) => name === 'script' && attributes.src);
    const holdsUp = scripts.filter(
      ({ attributes: { type, async, defer } }) => type !== 'module' && async === undefined && defer === undefined,
    );
    const roots = [
      ...scripts.map(({ attributes }) => attributes.src),
      // An island that waits for the focus loads nothing until the visitor asks for it.
      ...tags
        .filter(({ attributes }) => attributes.client !== 'focus')
        .flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]),
    ];
    const weight = [...withImports(roots.filter((root) => root !== undefined))].reduce((sum, file) => sum + weigh(file), 0);
    const budget = budgetOfScript(route.page, tags);
    return [
      ...over(route.path, weight, budget),
      ...holdsUp.map(({ attributes }) => ({ what: `${attributes.src ?? ''} needs async, defer or type="module"`, where: route.path })),
    ];
  });
  expect(toLines(tooBig), 'Load less, or load it on demand').toEqual([]);
});

for (const path of ['/', '/about/ombudsman', '/terms', '/error/404', '/hi', '/hi/about/ombudsman', '/hi/terms', '/hi/error/404']) {
  const language = path.startsWith('/hi') ? 'hi' : 'en';

  test(`${path} loads no more than the fonts of its script`, async ({ page }) => {
    const fonts = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'font') fonts.set(pathname, weigh(pathname));
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const sum = [...fonts.values()].reduce((total, size) => total + size, 0);
    expect(fonts.size, 'A heading and a text font').toBeGreaterThanOrEqual(2);
    expect(over(path, sum, budgets.fonts[language]), [...fonts].map(([name, size]) => `${name} ${size}`).join(', ')).toEqual([]);
  });
}

/** Whether a page asks for particulars; the search box of the header doesn’t. */
function asksParticulars(tags: ReturnType<typeof findTags>): boolean {
  return tags.some(({ name, attributes }) => name === 'form' && attributes.method === 'post');
}

/** A fault when something weighs too much, none otherwise. */
function over(where: string, bytes: number, budget: number): Fault[] {
  return bytes > budget ? [{ what: `${bytes} bytes, ${bytes - budget} more than the ${budget} allowed`, where }] : [];
}

/** The size of a file of the built site as it is sent. */
function weigh(address: string): number {
  const path = join(dist, address);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return /\.woff2$/.test(path) ? statSync(path).size : brotliCompressSync(readFileSync(path)).length;
}

/** Scripts with all that they import at once; what they import later, on demand, does not count. */
function withImports(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const source = readFileSync(join(dist, next), 'utf8');
    const imported = source.matchAll(/\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g);
    for (const [, address = ''] of imported) queue.push(new URL(address, `https://site.invalid${next}`).pathname);
  }
  return found;
}
