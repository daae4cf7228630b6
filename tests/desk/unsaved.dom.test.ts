import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTyped, keepTyped, listBegun, recallTyped } from '../../src/desk/unsaved.ts';

const place = { collection: 'notices', id: 'closed' };
const typed = (title: string, hash: string | null = 'one') => ({
  ...place,
  form: { title },
  texts: {},
  hashes: { 'en.mdx': hash },
});

/** Goes to a window of the browser, a new one where it was never gone to. */
function goTo(name: string, windows: Map<string, [string, string][]>, from: string): void {
  windows.set(from, Object.entries(sessionStorage) as [string, string][]);
  sessionStorage.clear();
  for (const [key, value] of windows.get(name) ?? []) sessionStorage.setItem(key, value);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps what was refused in a second window when the first one saves', () => {
  const windows = new Map<string, [string, string][]>();
  expect(recallTyped(place)).toBeUndefined();
  goTo('second', windows, 'first');
  expect(recallTyped(place)).toBeUndefined();
  keepTyped(typed('In the second'));
  goTo('first', windows, 'second');
  keepTyped(typed('In the first'));
  forgetTyped(place);
  expect(recallTyped(place)).toBeUndefined();
  goTo('second', windows, 'first');
  expect(recallTyped(place)?.form).toEqual({ title: 'In the second' });
});

it('gives what a closed window kept to the next one, once it is saved there no more', () => {
  const windows = new Map<string, [string, string][]>();
  keepTyped(typed('Not saved'));
  goTo('second', windows, 'first');
  expect(recallTyped(place)?.form).toEqual({ title: 'Not saved' });
  keepTyped(typed('Not saved'));
  forgetTyped(place);
  goTo('third', windows, 'second');
  expect(recallTyped(place)).toBeUndefined();
});

it('lists entries that were begun once, whichever window has them', () => {
  const windows = new Map<string, [string, string][]>();
  keepTyped(typed('New', null));
  goTo('second', windows, 'first');
  keepTyped(typed('New, too', null));
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
