import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCycle, findSpecifiers, readImports } from './import-graph.ts';

test('no file of the project imports itself by way of others', () => {
  const files = globSync([
    '{src,scripts,portal}/**/*.{ts,tsx,astro,js,mjs}',
    '*.{ts,js,mjs}',
  ]).sort();
  expect(files.length).toBeGreaterThan(100);
  const cycle = findCycle(readImports(files));
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

test('a way back is found, however long', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'c', 'a']);
  expect(findCycle(new Map([...graph, ['c', ['d']]]))).toBeUndefined();
});
