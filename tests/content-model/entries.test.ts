import { describe, expect, test } from 'vitest';
import type { CollectionName } from '../../packages/content-model/collections/collections.ts';
import { accepts, goodEntries, sourceSchema, translationSchema } from './good-entries.ts';

const names = Object.keys(goodEntries) as CollectionName[];

describe.each(names)('an entry of %s', (name) => {
  const { facts, words } = goodEntries[name];

  test('is accepted with the least that it needs (CONT-1)', () => {
    expect(sourceSchema(name).safeParse({ ...facts, ...words }).error?.issues).toBeUndefined();
  });

  test('is refused when any of that is missing (CONT-1)', () => {
    for (const field of Object.keys({ ...facts, ...words }))
      expect.soft(accepts(name, { [field]: undefined }), field).toBe(false);
  });

  test('is refused with an unknown field (CONT-1)', () => {
    expect(accepts(name, { remark: 'x' })).toBe(false);
  });

  test('is shown, and is not a demonstration, unless it says so', () => {
    expect(sourceSchema(name).parse({ ...facts, ...words })).toMatchObject({
      draft: false,
      demonstration: false,
    });
  });

  test('has a translation with its words, and no facts (CONT-1)', () => {
    expect(translationSchema(name).safeParse(words).success).toBe(true);
    for (const [field, value] of Object.entries({ ...facts, draft: true, demonstration: true }))
      expect
        .soft(translationSchema(name).safeParse({ ...words, [field]: value }).success, field)
        .toBe(false);
  });
});
