import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { getCollectionsWith } from '../../src/content-model/collections.ts';
import { toEntryPath } from '../../src/content-model/paths.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import { dist, findRoute, hasFile, readTags, routes, type Route } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';

/** The collections whose entries are there for their files. */
const collections = getCollectionsWith('documents');

/** The pages of their entries. */
const pages = collections.flatMap((name) =>
  readEntries(name).flatMap(({ id }) =>
    languages.map((language) => findRoute(toLocalPath(toEntryPath(name, id), language))),
  ),
);

/** The links of a page that say the type and the size of a file, as `[PDF, 62 kB]`. */
function fileLinks(route: Route) {
  return readTags(route).flatMap(({ name, text, attributes: { href } }) => {
    const [, type = '', size = ''] = /\[([A-Z0-9]+), ([\d.]+)/.exec(text) ?? [];
    return name === 'a' && href && type ? [{ href, type, size: Number(size) }] : [];
  });
}

test('every document has its own page in each language, with a link that saves its file', () => {
  expect(collections.length).toBeGreaterThan(0);
  const without = pages.filter(
    (route) => !readTags(route).some(({ attributes }) => attributes.download !== undefined),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('each file exists and has the type and the size that every link to it says (CONT-4)', () => {
  const links = routes.flatMap((route) =>
    fileLinks(route).map((link) => ({ ...link, from: route.path })),
  );
  expect(links.length).toBeGreaterThanOrEqual(pages.length);
  for (const { href, type, size, from } of links) {
    expect(href.toUpperCase().endsWith(`.${type}`), `${href} on ${from} is called ${type}`).toBe(
      true,
    );
    // No file is said to have nothing in it.
    const kilobytes = Math.max(1, readFileSync(join(dist, href)).length / 1000);
    expect(
      Math.abs(kilobytes - size),
      `${href} on ${from}: the link says ${size} kB, the file has ${kilobytes} kB`,
    ).toBeLessThanOrEqual(0.5);
  }
});

test('a page offers the file in its own language if there is one (CONT-4)', () => {
  for (const route of routes) {
    for (const { href } of fileLinks(route)) {
      const { name, ext } = parse(href);
      const language = languages.find((one) => name.endsWith(`-${one}`));
      const inLanguage = language
        ? href.replace(`-${language}${ext}`, `-${route.language}${ext}`)
        : href;
      if (hasFile(inLanguage)) expect(href, route.path).toBe(inLanguage);
    }
  }
});

test('the page of a document has the checksums of its files', () => {
  for (const route of pages) {
    const text = readTags(route).find(({ name }) => name === 'main')?.text ?? '';
    for (const { href } of fileLinks(route).filter(({ href: address }) =>
      address.startsWith('/files/'),
    ))
      expect(text, `${href} on ${route.path}`).toContain(
        createHash('sha256')
          .update(readFileSync(join(dist, href)))
          .digest('hex'),
      );
  }
});
