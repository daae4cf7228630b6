import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../../../packages/base/browser/storage.ts';
import { applicationDraftKey } from '../../../packages/portal/contract/draft.ts';
import { codeStepName, sendKeyName } from '../../../packages/portal/contract/send-key.ts';
import { storageKeys } from '../../../packages/base/shared/storage-keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

test('a stored value can be read', () => {
  stubStorage('localStorage');
  expect(writeStored('local', 'a', '1')).toBe(true);
  expect(readStored('local', 'a')).toBe('1');
  expect(readStored('local', 'b')).toBeUndefined();
});

test('session values are not in local storage', () => {
  const local = stubStorage('localStorage');
  const session = stubStorage('sessionStorage');
  writeStored('session', 'a', '1');
  expect([local.size, session.size]).toEqual([0, 1]);
});

test('blocked storage has no values and reports that nothing was stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('local', 'a')).toBeUndefined();
  expect(writeStored('local', 'a', '1')).toBe(false);
});

test('full storage reports that nothing was stored', () => {
  stubStorage('localStorage');
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(writeStored('local', 'a', '1')).toBe(false);
});

test('the storage keys are unique', () => {
  const keys = [...Object.values(storageKeys), applicationDraftKey, codeStepName, sendKeyName];
  expect(new Set(keys).size).toBe(keys.length);
});
