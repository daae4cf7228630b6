import { expect, test } from 'vitest';
import { toOwnKeys } from '../../../src/islands/clear-storage/rules.ts';

/** A storage with these keys; one that another tab has just removed is undefined. */
const toStorage = (...keys: (string | undefined)[]) => ({
  length: keys.length,
  key: (index: number) => keys[index] ?? null,
});

test('only what this site stored is its own', () => {
  expect(toOwnKeys(toStorage('ifsf.theme', 'theme', 'other.ifsf.theme', 'ifsf.text-size'))).toEqual(
    ['ifsf.theme', 'ifsf.text-size'],
  );
});

test('a key that is gone by now, or an empty storage, is no fault', () => {
  expect(toOwnKeys(toStorage(undefined, 'ifsf.theme'))).toEqual(['ifsf.theme']);
  expect(toOwnKeys(toStorage())).toEqual([]);
});
