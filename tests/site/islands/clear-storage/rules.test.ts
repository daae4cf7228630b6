import { expect, test } from 'vitest';
import { toOwnKeys } from '../../../../src/islands/clear-storage/rules.ts';

/** A storage with these keys; undefined stands for one that another tab has just removed. */
const toStorage = (...keys: (string | undefined)[]) => ({
  length: keys.length,
  key: (index: number) => keys[index] ?? null,
});

test('a site owns only the keys that it stored', () => {
  expect(toOwnKeys(toStorage('site.theme', 'theme', 'other.site.theme', 'site.text-size'))).toEqual(
    ['site.theme', 'site.text-size'],
  );
});

test('a key that is gone by now, or an empty storage, is not a fault', () => {
  expect(toOwnKeys(toStorage(undefined, 'site.theme'))).toEqual(['site.theme']);
  expect(toOwnKeys(toStorage())).toEqual([]);
});
