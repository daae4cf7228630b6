import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCycle, findImports, findSpecifiers, readImports } from './import-graph.ts';

const anywhere = ['src/core/', 'src/content-model/', 'src/i18n/'];
const inBrowser = ['src/browser/', ...anywhere];
const belowComponents = [
  'src/islands/',
  'src/islands/shared/',
  'src/styles/',
  'src/data/',
  ...inBrowser,
];
const components = ['content/', 'entries/', 'site/', 'ui/'].map((part) => `src/components/${part}`);

/**
 * Imports run one way, and the folder of a file says where its code runs:
 *
 *     pages → layouts → components → islands → browser → content-model → core → i18n
 *     pages | layouts | components → data → build → content-model → core → i18n
 *     pages → build
 *     desk → core | i18n
 *
 * Among components `content → entries → site → ui`. A file may import those of its own folder and
 * of the folders named here; everything else is an error. The longest beginning of a path counts.
 */
const imports: Record<string, readonly string[]> = {
  // The gallery of components shows a document for editors.
  'src/pages/': ['docs/', 'src/layouts/', 'src/build/', ...components, ...belowComponents],
  'src/layouts/': [...components, ...belowComponents],
  'src/components/content/': [...components, ...belowComponents],
  'src/components/entries/': [...components.slice(2), ...belowComponents],
  'src/components/site/': ['src/components/ui/', ...belowComponents],
  'src/components/ui/': ['src/browser/', 'src/core/', 'src/i18n/', 'src/styles/'],
  'src/islands/shared/': inBrowser,
  'src/islands/': ['src/islands/shared/', ...inBrowser],
  // The page of the editing desk has the types of the questions that its server answers.
  'src/desk/': ['src/core/', 'src/i18n/', 'src/build/desk/api.ts'],
  'src/browser/': anywhere,
  'src/data/': ['src/build/', 'src/content/', ...anywhere],
  'src/build/': anywhere,
  'src/content-model/': ['src/core/', 'src/i18n/'],
  'src/core/': ['src/i18n/'],
  'src/i18n/': [],
  'src/styles/': [],
  // Files that Astro and TypeScript look for at the top of src.
  'src/': ['src/data/', ...anywhere],
  'portal/': ['src/core/', 'src/i18n/', 'src/styles/'],
  // In development and in tests the site is served together with the portal.
  'scripts/serve.ts': ['src/build/', 'src/core/', 'portal/'],
  'scripts/bench/portal': ['src/build/', 'src/core/', 'portal/', 'scripts/'],
  'scripts/': ['src/build/', 'src/core/', 'src/i18n/', 'scripts/bench/portal', ''],
  // The configurations of tools; Vitest bundles early scripts as the build does.
  '': ['scripts/', 'src/build/'],
};

const findPart = (path: string) =>
  Object.keys(imports)
    .filter((part) => path.startsWith(part))
    .sort((a, b) => b.length - a.length)[0] ?? '';

/** An island imports no other. */
const toFolder = (path: string) => {
  const part = findPart(path);
  return part === 'src/islands/' ? path.split('/').slice(0, 3).join('/') : part;
};

const mayImport = (file: string, path: string): boolean =>
  toFolder(path) === toFolder(file) ||
  (imports[findPart(file)] ?? []).some((part) =>
    part in imports ? findPart(path) === part : path.startsWith(part),
  );

const files = globSync(['{src,scripts,portal}/**/*.{ts,tsx,astro,js,mjs}', '*.{ts,js,mjs}']).sort();
const graph = readImports(files);

test('imports run one way', () => {
  const wrong = files
    // The one place that composes.
    .filter((file) => file !== 'astro.config.mjs')
    .flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((path) => !mayImport(file, path))
        .map((path) => `${file} may not import ${path}`),
    );
  expect(wrong).toEqual([]);
});

test.each([
  ['a module that imports what is above it', 'src/core/a.ts', `import '../data/b.ts';`],
  ['files imported by a pattern', 'src/i18n/a.ts', `import.meta.glob(['./*.ts', '../data/*.ts']);`],
  ['an island that imports another', 'src/islands/a/A.tsx', `import { B } from '../b/B.tsx';`],
  ['the portal importing build code', 'portal/a.ts', `import type { B } from '../src/build/b.ts';`],
  ['the product importing a test', 'src/core/a.ts', `import { b } from '../../tests/b.ts';`],
])('%s is refused', (_, file, code) => {
  expect(findImports(file, code).filter((path) => !mayImport(file, path))).toHaveLength(1);
});

test('no file of the project imports itself by way of others', () => {
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
