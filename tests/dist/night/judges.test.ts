import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { listFiles, readText } from '../../support/built-site.ts';

const require = createRequire(import.meta.url);
const readSchema = (name: string) =>
  readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8');

test('every Atom feed fits the grammar of RFC 4287 (CONT-5)', async () => {
  const { valid, errors } = await validateXML({
    xml: listFiles('feeds', '.xml').map((fileName) => ({ fileName, contents: readText(fileName) })),
    schema: readSchema('atom.rng'),
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
  for (const path of listFiles('feeds', '.json'))
    expect(
      validate(JSON.parse(readText(path))),
      `${path}: ${ajv.errorsText(validate.errors)}`,
    ).toBe(true);
});

test('the site map fits the schema of sitemaps.org', async () => {
  const folder = join(require.resolve('sitemap/package.json'), '../schema');
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: readText('sitemap.xml') }],
    schema: [
      `<schema xmlns="http://www.w3.org/2001/XMLSchema"><import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/><import namespace="http://www.w3.org/1999/xhtml" schemaLocation="sitemap-link.xsd"/></schema>`,
    ],
    preload: [
      { fileName: 'sitemap.xsd', contents: readFileSync(join(folder, 'sitemap.xsd'), 'utf8') },
      { fileName: 'sitemap-link.xsd', contents: readSchema('sitemap-link.xsd') },
    ],
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});
