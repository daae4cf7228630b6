import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { getCollectionsWith } from '../../src/content-model/collections.ts';
import { findRoute, listFiles, readTags, readText } from '../support/built-site.ts';

const sets = listFiles('data', '.schema.json').map((path) => path.replace('.schema.json', ''));

test('each collection that is open data has a data set, with its JSON Schema', () => {
  expect(sets).toEqual(
    getCollectionsWith('openData')
      .map((name) => `data/${name}`)
      .sort(),
  );
  expect(listFiles('data', '.json').filter((path) => !path.endsWith('.schema.json'))).toEqual(
    sets.map((set) => `${set}.json`),
  );
});

describe.each(sets)('%s', (set) => {
  test('fits its JSON Schema, which is one', () => {
    const ajv = addFormats.default(
      new Ajv2020({ strict: true, allErrors: true, strictRequired: false }),
    );
    const validate = ajv.compile(JSON.parse(readText(`${set}.schema.json`)) as object);
    expect(validate(JSON.parse(readText(`${set}.json`))), ajv.errorsText(validate.errors)).toBe(
      true,
    );
  });

  test('is linked on the page about open data, with its schema', () => {
    const links = readTags(findRoute('/open-data')).flatMap(
      ({ attributes }) => attributes.href ?? [],
    );
    expect(links).toEqual(expect.arrayContaining([`/${set}.json`, `/${set}.schema.json`]));
  });
});
