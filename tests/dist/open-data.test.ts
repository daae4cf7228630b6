import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { findRoute, listFiles, readTags, readText } from '../support/built-site.ts';

const sets = ['events', 'judgments', 'members', 'orders', 'partners', 'tiers'];

test('each collection that is open data has a data set, with its JSON Schema', () => {
  expect(listFiles('data', '.json').sort()).toEqual(
    sets.flatMap((set) => [`data/${set}.json`, `data/${set}.schema.json`]).sort(),
  );
});

test('a record has its facts once and its words in each language that it is written in', () => {
  const { records } = JSON.parse(readText('data/members.json')) as { records: { id: string }[] };
  expect(records.find(({ id }) => id === 'chaupal-ekadash')).toMatchObject({
    kind: 'sme',
    since: 2020,
    demonstration: true,
    words: {
      en: { name: 'Chaupal Ekadash Technologies Pvt. Ltd.' },
      hi: { name: expect.stringMatching(/[\u0900-\u097f]/) as string },
    },
  });
  const partners = JSON.parse(readText('data/partners.json')) as { records: object[] };
  expect(partners.records).toHaveLength(51);
});

describe.each(sets)('the data set %s', (set) => {
  test('fits its JSON Schema, which is one', () => {
    const ajv = addFormats.default(
      new Ajv2020({ strict: true, allErrors: true, strictRequired: false }),
    );
    const validate = ajv.compile(JSON.parse(readText(`data/${set}.schema.json`)) as object);
    expect(
      validate(JSON.parse(readText(`data/${set}.json`))),
      ajv.errorsText(validate.errors),
    ).toBe(true);
  });

  test('is linked on the page about open data, with its schema', () => {
    const links = readTags(findRoute('/open-data')).flatMap(
      ({ attributes }) => attributes.href ?? [],
    );
    expect(links).toEqual(
      expect.arrayContaining([`/data/${set}.json`, `/data/${set}.schema.json`]),
    );
  });
});
