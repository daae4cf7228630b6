import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import {
  findCycle,
  findImports,
  findSpecifiers,
  readImports,
  readSpecifiers,
} from './import-graph.ts';

const files = globSync([
  '{src,packages,scripts}/**/*.{ts,tsx,astro,js,mjs}',
  '*.{ts,js,mjs}',
]).sort();
const graph = readImports(files);

/** The package that a file is in; undefined for the site and the commands. */
const toPackage = (path: string) => /^packages\/[^/]+/.exec(path)?.[0];

/** A relative import that leaves a package, or enters one: both go by its exports. */
const crossesPackages = (file: string, specifier: string) =>
  specifier.startsWith('.') &&
  findImports(file, `import '${specifier}';`).some((path) => toPackage(path) !== toPackage(file));

test.each([
  ['a package by a relative path', 'src/data/a.ts', '../../packages/base/shared/b.ts', true],
  ['another package by a relative path', 'packages/base/a.ts', '../i18n/b.ts', true],
  ['the site from a package', 'packages/base/a.ts', '../../src/data/b.ts', true],
  ['a file of the same package', 'packages/base/a.ts', './shared/b.ts', false],
  ['a package by its name', 'src/data/a.ts', '@federation/base/dates', false],
])('importing %s: %s, %s', (_, file, specifier, isRefused) => {
  expect(crossesPackages(file, specifier)).toBe(isRefused);
});

test('packages are imported by what they export', () => {
  const wrong = files.flatMap((file) =>
    readSpecifiers(file)
      .filter((specifier) => crossesPackages(file, specifier))
      .map((specifier) => `${file} may not import ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

/** Folders whose code may run in a browser: it must not need Node. */
const inBrowser = new RegExp(
  '^(src/(browser|islands)' +
    '|packages/i18n' +
    '|packages/[^/]+/(shared|browser|contract|protocol|page|verifier)' +
    '|packages/content-model/(fields|settings|collections|components))/',
);

test('code for browsers imports only code for browsers', () => {
  const values = readImports(
    files.filter((file) => inBrowser.test(file)),
    { types: false },
  );
  const wrong = [...values].flatMap(([file, paths]) =>
    paths
      .filter((path) => /\.tsx?$/.test(path) && !inBrowser.test(path))
      .map((path) => `${file} may not import ${path}`),
  );
  expect(wrong).toEqual([]);
});

/** The parts of the site and the packages, from the top: each imports only those below it. */
const order = [
  'src/pages/',
  'src/layouts/',
  'src/components/content/',
  'src/components/entries/',
  'src/components/site/',
  'src/components/ui/',
  'src/islands/',
  'src/data/',
  'src/browser/',
  'packages/own/',
  'packages/monitor/',
  'packages/desk/',
  'packages/hosting/',
  'packages/search/',
  'packages/content-check/',
  'packages/certificates/',
  'packages/documents/',
  'packages/content-model/',
  'packages/portal/',
  'packages/base/',
  'packages/i18n/',
];

const toRank = (path: string) => order.findIndex((part) => path.startsWith(part));

test('parts import only those below them', () => {
  const wrong = files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((path) => toRank(path) >= 0 && toRank(path) < toRank(file))
      .map((path) => `${file} may not import ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('an island imports no other', () => {
  const toIsland = (path: string) => /^src\/islands\/(?!shared\/)([^/]+)/.exec(path)?.[1];
  const wrong = files.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((path) => toIsland(file) && toIsland(path) && toIsland(path) !== toIsland(file))
      .map((path) => `${file} may not import ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('no two folders of a package import each other', () => {
  const folders = new Map<string, Set<string>>();
  for (const [file, paths] of graph)
    for (const path of paths)
      if (toPackage(file) && toPackage(file) === toPackage(path) && dirname(file) !== dirname(path))
        folders.set(dirname(file), (folders.get(dirname(file)) ?? new Set()).add(dirname(path)));
  const cycle = findCycle(new Map([...folders].map(([folder, below]) => [folder, [...below]])));
  expect(cycle, 'move what both need into a folder below them').toBeUndefined();
});

test('no file of the project imports itself through others', () => {
  expect(files.length).toBeGreaterThan(100);
  const cycle = findCycle(graph);
  expect(cycle, 'move what both need into a file of its own').toBeUndefined();
});

test.each([
  ["import { a } from './a.ts';"],
  ["import type { A } from './a.ts';"],
  ["export { a } from './a.ts';"],
  ["const a = await import('./a.ts');"],
  ["let a: import('./a.ts').A;"],
  ["new URL('./a.ts', import.meta.url);"],
  ["import a from './a.ts?url';"],
])('%s is an import', (code) => {
  expect(findSpecifiers(code)).toEqual(['./a.ts']);
});

test('the search finds a cycle of any length', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'c', 'a']);
  expect(findCycle(new Map([...graph, ['c', ['d']]]))).toBeUndefined();
});
