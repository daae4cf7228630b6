import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, notFoundPages, readTags, routes, type Route } from '../support/built-site.ts';
import { toLines, type Fault } from '../support/faults.ts';

/** A kilobyte of the budgets, as browsers and Lighthouse count it. */
const kilobyte = 1024;

/**
 * What may be sent, in bytes, compressed with Brotli. They are ceilings with room above today’s
 * weight, there to catch a mistake: where one forces contorted code, propose another number (decision 0016).
 */
const budgets = {
  /** Head, styles, header and title, which a server sends in its first flight of packets (RFC 6928: ten of 1,460 bytes). */
  firstScreen: 14 * kilobyte,
  /** HTML and styles. */
  page: { nineOfTen: 15.25 * kilobyte, any: 18 * kilobyte },
  form: 19 * kilobyte,
  home: 21 * kilobyte,
  script: { page: 66 * kilobyte, withControls: 92 * kilobyte },
};

const pages = [...routes, ...notFoundPages];
const isHome = ({ page }: Route) => page === '/';
const contentPages = pages.filter((route) => !isHome(route) && !asksForDetails(route));

test('the title of every page and all that is above it arrive with the first flight of packets', () => {
  const tooLate = pages.flatMap((route) => {
    const html = readFileSync(join(dist, route.file), 'utf8');
    const end = html.indexOf('</h1>');
    expect(end, `${route.path} has a title`).toBeGreaterThan(0);
    const start = html.slice(0, end);
    // Compressing well takes long, and is only needed where a quick compression is not enough.
    const quick = brotliCompressSync(start, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    return over(route.path, quick <= budgets.firstScreen ? quick : brotliCompressSync(start).length, budgets.firstScreen);
  });
  expect(toLines(tooLate), 'Cut the styles, or what is above the title').toEqual([]);
});

test('nine of ten content pages are within their budget', () => {
  const weights = contentPages.map(weighPage).sort((a, b) => a - b);
  const ninth = weights[Math.ceil(weights.length * 0.9) - 1];
  expect(ninth, 'Shorten the longest pages, split them, or cut their styles').toBeLessThanOrEqual(budgets.page.nineOfTen);
});

test('no page is longer than its budget', () => {
  const tooBig = pages.flatMap((route) => {
    const budget = isHome(route) ? budgets.home : asksForDetails(route) ? budgets.form : budgets.page.any;
    return over(route.path, weighPage(route), budget);
  });
  expect(toLines(tooBig), 'Shorten the page, split it, or cut its styles').toEqual([]);
});

test('no page waits for a style sheet', () => {
  const sheets = pages.flatMap((route) =>
    readTags(route)
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
      .map(({ attributes }) => `${route.path}: ${attributes.href ?? ''}`),
  );
  expect(sheets, 'A style sheet delays the first paint by a round trip').toEqual([]);
});

test('no page loads more JavaScript than its budget', () => {
  const tooBig = pages.flatMap((route) => {
    const roots = readTags(route).flatMap(({ name, attributes }) => [
      ...(name === 'script' ? [attributes.src, attributes['data-src']] : []),
      // An island that waits for the focus loads nothing until the visitor asks for it.
      ...(attributes.client === 'focus' ? [] : [attributes['component-url'], attributes['renderer-url']]),
    ]);
    const weight = [...withImports(roots.filter((root) => root !== undefined))].reduce((sum, file) => sum + weigh(file), 0);
    return over(route.path, weight, hasControls(route) ? budgets.script.withControls : budgets.script.page);
  });
  expect(toLines(tooBig), 'Load less, or load it on demand').toEqual([]);
});

test('no script blocks a page', () => {
  const holdsUp = pages.flatMap((route) =>
    readTags(route)
      .filter(({ name, attributes: { src, type, async, defer } }) => name === 'script' && src && type !== 'module' && async === undefined && defer === undefined)
      .map(({ attributes }) => `${route.path}: ${attributes.src ?? ''}`),
  );
  expect(holdsUp, 'Give it async, defer or type="module"').toEqual([]);
});

/** Whether a page asks for personal details; the search box of the header doesn’t. */
function asksForDetails(route: Route): boolean {
  return readTags(route).some(({ name, attributes }) => name === 'form' && attributes.method === 'post');
}

/** Whether a page has tabs, a filter, a form or another control of its own, which may load more than a page that is only read. */
function hasControls(route: Route): boolean {
  const moves = readTags(route).some(
    ({ attributes }) => ['Tabs', 'Filter', 'ClearStorage'].includes(attributes['component-export'] ?? ''),
  );
  return route.page === '/search' || moves || asksForDetails(route);
}

/** A fault when something weighs too much, none otherwise. */
function over(where: string, bytes: number, budget: number): Fault[] {
  return bytes > budget ? [{ what: `${bytes} bytes, ${bytes - budget} more than the ${budget} allowed`, where }] : [];
}

function weighPage({ file }: Route): number {
  return weigh(`/${file}`);
}

/** The size of a file of the built site as it is sent. */
function weigh(address: string): number {
  const path = join(dist, address);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
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
