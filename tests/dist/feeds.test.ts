import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { getCollectionsWith } from '../../src/content-model/collections.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { settings } from '../../src/data/settings.ts';
import { languages } from '../../src/i18n/languages.ts';
import { findRoute, hasFile, listFiles, readTags, readText } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';
import { findTags } from '../support/html.ts';

interface Feed {
  home_page_url: string;
  items: { url: string; content_html: string }[];
}

const require = createRequire(import.meta.url);
const toPath = (url: string) => url.replace(settings.site, '') || '/';
const feeds = listFiles('feeds', '.json').map((path) => ({
  path,
  ...(JSON.parse(readText(path)) as Feed),
}));

test('there is an Atom and a JSON feed of each list in each language (CONT-5)', () => {
  for (const name of ['all', ...getCollectionsWith('feed')]) {
    for (const language of languages) {
      for (const ending of ['xml', 'json'])
        expect(hasFile(toLocalPath(`/feeds/${name}.${ending}`, language))).toBe(true);
    }
  }
  expect(feeds.map(({ path }) => path.replace('.json', '.xml'))).toEqual(
    listFiles('feeds', '.xml'),
  );
});

test('every Atom feed fits the grammar of RFC 4287 (CONT-5)', async () => {
  const { valid, errors } = await validateXML({
    xml: listFiles('feeds', '.xml').map((fileName) => ({ fileName, contents: readText(fileName) })),
    schema: readFileSync(join(import.meta.dirname, 'schemas/atom.rng'), 'utf8'),
    extension: 'relaxng',
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  expect(valid).toBe(true);
});

test('every JSON feed fits the schema of JSON Feed (CONT-5)', () => {
  const ajv = addFormats.default(
    new Ajv2020({ strict: false, allErrors: true, validateSchema: false }),
  );
  const schema = require('jsonfeed-schema') as object;
  const validate = ajv.compile({ ...schema, $schema: undefined, $id: undefined, id: undefined });
  for (const { path } of feeds)
    expect(
      validate(JSON.parse(readText(path))),
      `${path}: ${ajv.errorsText(validate.errors)}`,
    ).toBe(true);
});

test('a feed has each entry in full, with full addresses and without markup of the site (CONT-5)', () => {
  const hasRecords = getCollectionsWith('feed').some((name) => readEntries(name).length > 0);
  expect(feeds.some(({ items }) => items.length > 0)).toBe(hasRecords);
  for (const { url, content_html: html } of feeds.flatMap(({ items }) => items)) {
    expect(html, url).not.toMatch(/data-astro|<script|<style/);
    const tags = findTags(html);
    for (const { attributes } of tags)
      expect(attributes.href ?? attributes.src ?? 'https:', url).toMatch(/^(https|mailto|tel):/);
    // Everything that the page says in its paragraphs is in the feed too, or the page would have to
    // be opened.
    const page = readTags(findRoute(toPath(url))).find(({ name }) => name === 'main')?.text ?? '';
    for (const { text } of tags.filter(({ name }) => name === 'p'))
      expect(toWords(page), url).toContain(toWords(text));
  }
});

test('the page of a list links its feeds in its head and where people see them (CONT-5)', () => {
  for (const { path, home_page_url: home } of feeds) {
    const tags = readTags(findRoute(toPath(home)));
    for (const href of [`/${path}`, `/${path.replace('.json', '.xml')}`]) {
      expect(
        tags.filter(({ name, attributes }) => name === 'link' && attributes.href === href).length,
        `${href} in the head of ${home}`,
      ).toBe(1);
      expect(
        tags.filter(({ name, attributes }) => name === 'a' && attributes.href === href).length,
        `${href} on ${home}`,
      ).toBe(1);
    }
  }
});

function toWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
