import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../../src/browser/storage.ts';
import { applicationDraftKey } from '../../src/core/forms/draft.ts';
import { storageKeys } from '../../src/core/storage-keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

test('a value is kept and read again', () => {
  stubStorage('localStorage');
  expect(writeStored('local', 'a', '1')).toBe(true);
  expect(readStored('local', 'a')).toBe('1');
  expect(readStored('local', 'b')).toBeUndefined();
});

test('what belongs to the session does not outlive it', () => {
  const local = stubStorage('localStorage');
  const session = stubStorage('sessionStorage');
  writeStored('session', 'a', '1');
  expect([local.size, session.size]).toEqual([0, 1]);
});

test('blocked storage reads as nothing and says that nothing was kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('local', 'a')).toBeUndefined();
  expect(writeStored('local', 'a', '1')).toBe(false);
});

test('full storage says that nothing was kept', () => {
  stubStorage('localStorage');
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(writeStored('local', 'a', '1')).toBe(false);
});

test('each thing that is kept has a name of its own', () => {
  const keys = [...Object.values(storageKeys), applicationDraftKey];
  expect(new Set(keys).size).toBe(keys.length);
});
