import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../src/build/content-check/check.ts';
import { formatFault } from '../src/build/content-check/explain.ts';
import { readMdx } from '../src/build/content-check/read.ts';
import { languages } from '../src/i18n/languages.ts';
import { pagedCollections } from '../src/collections/paths.ts';
import { toPagePath } from '../src/core/paths.ts';
import { storageKeys } from '../src/core/storage-keys.ts';

const root = process.cwd();
const report = checkContent(root);

/** The texts of some files, by their paths. */
function readAll(...patterns: string[]): [path: string, text: string][] {
  return globSync(patterns, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8').normalize('NFC')]);
}

/** Where a pattern stands, as `path, line n: text`. */
function find(files: [path: string, text: string][], pattern: RegExp): string[] {
  return files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${path}, line ${index + 1}: ${found[0]}`] : [];
    }),
  );
}

test('the content has no fault (CONT-1)', () => {
  expect(report.faults.map(formatFault).join('\n\n')).toBe('');
});

test('every entry is translated', () => {
  expect(report.untranslated, 'Add the file of the language to each of these entries.').toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const files = ['pages', ...pagedCollections].flatMap((collection) =>
    globSync(`src/content/${collection}/**/${language}.mdx`, { cwd: root }).map((path) => readMdx(root, join(root, path))),
  );

  /** The texts that stand in more than one entry, with the entries. */
  function repeated(fieldOf: (data: Record<string, unknown>) => unknown): Record<string, string[]> {
    const paths = new Map<string, string[]>();
    for (const { path, data } of files) {
      const value = String(fieldOf(data as Record<string, unknown>));
      paths.set(value, [...(paths.get(value) ?? []), path]);
    }
    return Object.fromEntries([...paths].filter(([, found]) => found.length > 1));
  }

  test('no two pages have the same title (NAV-1)', () => {
    expect(repeated(({ title, name }) => title ?? name)).toEqual({});
  });

  test('no two pages have the same description', () => {
    expect(repeated(({ description, summary, caption }) => description ?? summary ?? caption)).toEqual({});
  });
});

/** The components of a text with what they are set to, and where its links lead: all that is not words. */
function frameOf(path: string): string[] {
  const { body } = readMdx(root, join(root, path));
  const components = [...body.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(([, name, attributes = '']) => {
    const facts = attributes
      .replaceAll(/\s(?:title|label|moreLabel|value|when|hint)="[^"]*"/g, '')
      .replaceAll(/options="([^"]*)"/g, (_, options: string) => `options: ${options.split('|').length}`);
    return `<${name}${facts.trimEnd()}>`;
  });
  return [
    ...components,
    ...[...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/^(mailto:.*)\?.*/, '$1')).sort(),
  ];
}

test('a translation has the components and the links of its original', () => {
  for (const path of globSync('src/content/**/hi.mdx', { cwd: root }))
    expect.soft(frameOf(path), path).toEqual(frameOf(path.replace(/hi\.mdx$/, 'en.mdx')));
});

test('nothing is left to be written', () => {
  const files = readAll('src/content/**/*.mdx', 'src/content/*.yaml', 'src/i18n/**/*.ts');
  expect(find(files, /\b(TODO|FIXME|TBD|lorem|ipsum)\b/i)).toEqual([]);
});

describe('the storage page', () => {
  test.each(languages)('names every key that the site keeps, in %s (PRIV-2)', (language) => {
    const page = readFileSync(join(root, `src/content/pages/storage/${language}.mdx`), 'utf8');
    expect(Object.values(storageKeys).filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('the site map', () => {
  test.each(languages)('leads to every page, in %s', (language) => {
    const map = readFileSync(join(root, `src/content/pages/sitemap/${language}.mdx`), 'utf8');
    const pages = globSync('src/content/pages/**/en.mdx', { cwd: root }).map((path) => readMdx(root, join(root, path)));
    const listed = pages.filter(({ data }) => !(data as { draft?: boolean; unlisted?: boolean }).draft);
    const paths = listed.map(({ path }) => toPagePath(path.slice('src/content/pages/'.length, -'/en.mdx'.length)));
    expect(paths.filter((path) => !map.includes(`](${path})`))).toEqual([]);
  });
});

describe('a picture', () => {
  const drawings = globSync('src/content/**/*.svg', { cwd: root });

  test.each(drawings)('%s is light, and loads nothing from elsewhere', (path) => {
    const source = readFileSync(join(root, path), 'utf8');
    expect(Buffer.byteLength(source)).toBeLessThan(16_000);
    expect(source).not.toMatch(/<script|<image|href=|\bon\w+=|url\(http/i);
  });
});
