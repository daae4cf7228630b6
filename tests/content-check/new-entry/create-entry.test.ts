import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEntry } from '../../../packages/content-check/new-entry/create-entry.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { makeFolder } from '../../support/make-folder.ts';

test('a new entry has a file for each language', () => {
  const folder = createEntry(makeFolder(), 'notices', 'office-closed', 'Office closed');
  expect(languages.filter((language) => existsSync(join(folder, `${language}.mdx`)))).toEqual(
    languages,
  );
});

test('the number of a new entry follows those that are taken', () => {
  const root = makeFolder();
  const first = createEntry(root, 'orders', 'first', 'A first order');
  const second = createEntry(root, 'orders', 'second', 'A second order');
  const [one, two] = [first, second].map((folder) =>
    Number(/^number: .*\/(\d+)$/m.exec(readFileSync(join(folder, 'en.mdx'), 'utf8'))?.[1]),
  );
  expect([one, two]).toEqual([1, 2]);
});

test('a folder that exists is left as it is', () => {
  const root = makeFolder();
  const folder = join(root, 'src/content/notices/office-closed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.mdx'), 'written by hand');
  expect(() => createEntry(root, 'notices', 'office-closed', 'Office closed')).toThrow('exists');
  expect(readFileSync(join(folder, 'en.mdx'), 'utf8')).toBe('written by hand');
});

test('an earlier edition keeps the text of its rule as a draft, and is made once', () => {
  const root = makeFolder();
  const charter = join(root, 'src/content/pages/about/charter');
  mkdirSync(charter, { recursive: true });
  const page = '---\ntitle: Charter\nedition: "3"\nappliesFrom: 2026-12-01\n---\n\nNo stakes.\n';
  writeFileSync(join(charter, 'en.mdx'), page);
  const make = (path: string) => createEntry(root, 'editions', 'about-charter', path);
  const folder = make('about/charter');
  const text = readFileSync(join(folder, 'en.mdx'), 'utf8');
  for (const part of ['draft: true', 'rule: /about/charter', 'edition: "3"', 'No stakes.'])
    expect(text).toContain(part);
  expect(() => make('about/charter')).toThrow(`${folder} exists already`);
  expect(() => make('about/chartr')).toThrow('No page or guideline at “about/chartr”');
});
