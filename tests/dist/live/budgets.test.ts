import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, notFoundPages, readTags, routes, type Route } from '../../support/built-site.ts';
import { toLines, type Fault } from '../../support/faults.ts';

/** A kilobyte of the budgets, as browsers and Lighthouse count it. */
const kilobyte = 1024;

/**
 * Limits in bytes, compressed with Brotli. They are ceilings with room, there to catch a mistake:
 * if one forces contorted code, propose another number (decision 0016).
 */
const budgets = {
  /** HTML and styles. */
  page: { nineOfTen: 24 * kilobyte, any: 27 * kilobyte },
  script: { page: 70 * kilobyte, withControls: 95 * kilobyte },
};

const pages = [...routes, ...notFoundPages];

test('nine of ten pages are within their budget', () => {
  const weights = pages.map(weighPage).sort((a, b) => a - b);
  const ninth = weights[Math.ceil(weights.length * 0.9) - 1];
  expect(ninth, 'Shorten the longest pages, split them, or cut the styles').toBeLessThanOrEqual(
    budgets.page.nineOfTen,
  );
});

test('no page is longer than its budget', () => {
  const tooBig = pages.flatMap((route) => over(route.path, weighPage(route), budgets.page.any));
  expect(toLines(tooBig), 'Shorten the page, split it, or cut the styles').toEqual([]);
});

test('no page loads more JavaScript than its budget', () => {
  const tooBig = pages.flatMap((route) => {
    const roots = readTags(route).flatMap(({ name, attributes }) => [
      ...(name === 'script' ? [attributes.src] : []),
      // An island that waits for the focus loads nothing until the visitor asks for it.
      ...(attributes.client === 'focus'
        ? []
        : [attributes['component-url'], attributes['renderer-url']]),
    ]);
    const weight = [...withImports(roots.filter((root) => root !== undefined))].reduce(
      (sum, file) => sum + weigh(file),
      0,
    );
    return over(
      route.path,
      weight,
      hasControls(route) ? budgets.script.withControls : budgets.script.page,
    );
  });
  expect(toLines(tooBig), 'Load less, or load it on demand').toEqual([]);
});

/** True if a page asks for personal details; the search box of the header doesn’t. */
function asksForDetails(route: Route): boolean {
  return readTags(route).some(
    ({ name, attributes }) => name === 'form' && attributes.method === 'post',
  );
}

/** Tabs, a filter, a form or another control lets a page load more than one that is only read. */
function hasControls(route: Route): boolean {
  const moves = readTags(route).some(({ attributes }) =>
    ['Tabs', 'Filter', 'ClearStorage'].includes(attributes['component-export'] ?? ''),
  );
  return route.page === '/search' || moves || asksForDetails(route);
}

/** A fault if something is too heavy. */
function over(where: string, bytes: number, budget: number): Fault[] {
  return bytes > budget
    ? [{ what: `${bytes} bytes, ${bytes - budget} more than the ${budget} allowed`, where }]
    : [];
}

/** The weight of a page with its style sheets. */
function weighPage(route: Route): number {
  const sheets = readTags(route).flatMap(({ name, attributes: { rel, href } }) =>
    name === 'link' && rel === 'stylesheet' && href ? [href] : [],
  );
  return [`/${route.file}`, ...sheets].reduce((sum, file) => sum + weigh(file), 0);
}

/** The size of a file of the built site as it is sent. */
function weigh(address: string): number {
  const path = join(dist, address);
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length;
}

/** Scripts with their static imports; dynamic imports do not count. */
function withImports(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const source = readFileSync(join(dist, next), 'utf8');
    const imported = source.matchAll(/\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g);
    for (const [, address = ''] of imported)
      queue.push(new URL(address, `https://site.invalid${next}`).pathname);
  }
  return found;
}
