import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = process.cwd();
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/**/*.{md,mdx}', 'packages/*/{*/,}README.md'], { cwd: root }),
];
const code = globSync(
  ['{src,packages,tests,e2e,scripts}/**/*.{ts,tsx,js,astro,css,typ}', '*.{js,mjs,ts}'],
  { cwd: root },
);

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const withoutExamples = (text: string) => text.replaceAll(/^( *)```[^]*?^\1```/gm, '');

/** The file that a guide has its reader create. */
const example = 'packages/content-model/collections/tenders.ts';

/** Finds paths of this project between backticks. */
function findPaths(text: string): string[] {
  return [
    ...text.matchAll(/`((?:src|packages|tests|e2e|scripts|docs|public|starter)\/[^`\s]*)`/g),
  ].map(([, path = '']) => path);
}

function isThere(path: string): boolean {
  if (path === example) return true;
  // Staff add, rename and delete entries; only the collection has to exist.
  const [checked] = /^src\/content\/[^/]+/.exec(path) ?? [path];
  // Readers fill in `<name>`.
  const pattern = checked.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '');
  return (
    existsSync(join(root, pattern)) ||
    (/[*{]/.test(pattern) && globSync(pattern, { cwd: root }).length > 0)
  );
}

test.each(documents)('%s names files that exist', (document) => {
  expect(findPaths(withoutExamples(read(document))).filter((path) => !isThere(path))).toEqual([]);
});

test.each(documents)('the links of %s lead somewhere', (document) => {
  const targets = [
    ...withoutExamples(read(document)).matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/g),
  ].map(([, target = '']) => target);
  // A path from the root is an address of the site, in an example of a text.
  const files = targets.filter((target) => !target.startsWith('/'));
  expect(files.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([]);
});

test.each(globSync('packages/*', { cwd: root }))(
  'the README of %s leads to its folders',
  (name) => {
    const readme = read(join(name, 'README.md'));
    const folders = readdirSync(join(root, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => entry.name);
    expect(folders.filter((folder) => !readme.includes(`](${folder}`))).toEqual([]);
  },
);

test.each(documents)('%s names commands that exist', (document) => {
  const commands = [...read(document).matchAll(/npm run (?:-s )?([a-z][a-z0-9:-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command is in a document', () => {
  const text = documents.map(read).join();
  // `dev` starts this server.
  const named = (name: string) =>
    name === 'dev:astro' || RegExp(`npm (run )?${name}\\b`).test(text);
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});

test.each(globSync('docs/decisions/0*.md', { cwd: root }))('%s is short', (record) => {
  const words = read(record)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  expect(words.length, 'a record has at most 200 words').toBeLessThanOrEqual(200);
});

test('comments name files that exist', () => {
  const comments = code.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /^\s*(?:\/?\*|\/\/|\{\/\*)/.test(line))
      .flatMap(findPaths)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(comments).toEqual([]);
});
