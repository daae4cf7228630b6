import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetTyped,
  keepTyped,
  listBegun,
  recallTyped,
} from '../../../../packages/desk/page/unsaved.ts';

const place = { collection: 'notices', id: 'closed' };
const typed = (title: string, hash: string | null = 'one') => ({
  ...place,
  form: { title },
  texts: {},
  hashes: { 'en.mdx': hash },
});

beforeEach(() => localStorage.clear());

it('keeps what was typed until it is forgotten', () => {
  keepTyped(typed('Not saved'));
  expect(recallTyped(place)?.form).toEqual({ title: 'Not saved' });
  forgetTyped(place);
  expect(recallTyped(place)).toBeUndefined();
});

it('lists entries that were begun', () => {
  keepTyped(typed('New', null));
  keepTyped({ ...typed('Not new'), id: 'open' });
  expect(listBegun()).toEqual([place]);
});

it('says so where the browser has no room for what was typed', () => {
  expect(keepTyped(typed('Short'))).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(keepTyped(typed('Much longer'))).toBe(false);
  full.mockRestore();
  expect(recallTyped(place)?.form).toEqual({ title: 'Short' });
});
