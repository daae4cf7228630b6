import { beforeEach, expect, it, vi } from 'vitest';
import {
  removeUnsaved,
  storeUnsaved,
  listUnsavedNew,
  readUnsaved,
} from '../../../../packages/desk/page/unsaved-changes.ts';

const place = { collection: 'notices', id: 'closed' };
const edited = (title: string, hash: string | null = 'one') => ({
  ...place,
  form: { title },
  texts: {},
  hashes: { 'en.mdx': hash },
});

beforeEach(() => localStorage.clear());

it('keeps unsaved changes until they are forgotten', () => {
  storeUnsaved(edited('Not saved'));
  expect(readUnsaved(place)?.form).toEqual({ title: 'Not saved' });
  removeUnsaved(place);
  expect(readUnsaved(place)).toBeUndefined();
});

it('lists entries with unsaved changes', () => {
  storeUnsaved(edited('New', null));
  storeUnsaved({ ...edited('Not new'), id: 'open' });
  expect(listUnsavedNew()).toEqual([place]);
});

it('says when the browser has no room for unsaved changes', () => {
  expect(storeUnsaved(edited('Short'))).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(storeUnsaved(edited('Much longer'))).toBe(false);
  full.mockRestore();
  expect(readUnsaved(place)?.form).toEqual({ title: 'Short' });
});
