import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { settings } from '../../src/data/settings.ts';
import { isListed, readTags, readText, routes } from '../support/built-site.ts';
import { findTags } from '../support/html.ts';

const sitemap = readText('sitemap.xml');

test('the site map fits the schema of sitemaps.org', async () => {
  const folder = join(createRequire(import.meta.url).resolve('sitemap/package.json'), '../schema');
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: sitemap }],
    schema: [
      `<schema xmlns="http://www.w3.org/2001/XMLSchema"><import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/><import namespace="http://www.w3.org/1999/xhtml" schemaLocation="sitemap-link.xsd"/></schema>`,
    ],
    preload: [
      { fileName: 'sitemap.xsd', contents: readFileSync(join(folder, 'sitemap.xsd'), 'utf8') },
      {
        fileName: 'sitemap-link.xsd',
        contents: readFileSync(join(import.meta.dirname, 'schemas/sitemap-link.xsd'), 'utf8'),
      },
    ],
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});

test('the site map contains exactly the pages that search engines should index and that are written in their language', () => {
  const found = findTags(sitemap)
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => text.replace(settings.site, '') || '/');
  const translated = routes.filter(
    (route) => readTags(route).find(({ name }) => name === 'h1')?.attributes.lang === undefined,
  );
  expect(found.sort()).toEqual(
    translated
      .filter(isListed)
      .map(({ path }) => path)
      .sort(),
  );
});

test('robots.txt names the site map', () => {
  expect(readText('robots.txt')).toContain(`Sitemap: ${settings.site}/sitemap.xml`);
});
