import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getEntries, getEntry } from '../../../src/data/entries.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  return standIn({
    notices: [
      { id: 'second', data: { title: 'Second', date: '2026-11-02', draft: false } },
      { id: 'first', data: { title: 'First', date: '2026-11-01', draft: false } },
      { id: 'hidden', data: { title: 'Hidden', date: '2026-11-03', draft: true } },
      {
        id: 'scheduled',
        data: { title: 'Scheduled', date: '2026-11-04', draft: false, publishFrom: '2026-12-01' },
      },
    ],
    pages: [
      { id: 'elsewhere', data: { portal: 'none' } },
      { id: 'here', data: { portal: 'forms' } },
    ],
    notices_hi: [
      { id: 'first', data: { title: 'पहली' } },
      { id: 'hidden', data: { title: 'छिपी' } },
    ],
  });
});

beforeEach(() => {
  setToday('2026-11-18T12:00:00+05:30');
});

afterEach(() => {
  vi.useRealTimers();
});

/** @param time with its offset, as ISO 8601 writes it */
const setToday = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });

test('a translation has its own words, and the facts of the original', async () => {
  const entry = await getEntry('notices', 'first', 'hi');
  expect(entry).toMatchObject({ wordsLanguage: 'hi', data: { title: 'पहली', date: '2026-11-01' } });
});

test('without a translation, the entry has English words and says so (I18N-3)', async () => {
  const entry = await getEntry('notices', 'second', 'hi');
  expect(entry).toMatchObject({
    wordsLanguage: 'en',
    data: { title: 'Second', date: '2026-11-02' },
  });
});

test('a draft is left out in every language, translated or not', async () => {
  expect((await getEntries('notices', 'en')).map(({ id }) => id)).toEqual(['first', 'second']);
  expect((await getEntries('notices', 'hi')).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(await getEntry('notices', 'hidden', 'hi')).toBeUndefined();
});

test('a page for one kind of portal is on the site only with that portal', async () => {
  expect((await getEntries('pages', 'en')).map(({ id }) => id)).toEqual(['here']);
});

test('an entry that does not exist is not found', async () => {
  expect(await getEntry('notices', 'third', 'en')).toBeUndefined();
});

test('an entry with a first day is on the site from midnight in India of that day', async () => {
  // The module reads the entries once, so each day loads it afresh.
  setToday('2026-11-30T23:59:00+05:30');
  vi.resetModules();
  const before = await import('../../../src/data/entries.ts');
  expect(await before.getEntry('notices', 'scheduled', 'en')).toBeUndefined();
  expect(await before.isHiddenTarget('/notices/scheduled')).toBe(true);

  setToday('2026-12-01T00:00:00+05:30');
  vi.resetModules();
  const after = await import('../../../src/data/entries.ts');
  expect(await after.getEntry('notices', 'scheduled', 'en')).toMatchObject({
    publication: 'published',
  });
  expect(await after.isHiddenTarget('/notices/scheduled')).toBe(false);
});

test('a preview shows drafts and scheduled entries, and says what they are', async () => {
  vi.stubEnv('SHOW_DRAFTS', 'true');
  vi.resetModules();
  const preview = await import('../../../src/data/entries.ts');
  const shown = await preview.getEntries('notices', 'en');
  expect(shown.map(({ id, publication }) => [id, publication])).toEqual([
    ['first', 'published'],
    ['hidden', 'draft'],
    ['scheduled', 'scheduled'],
    ['second', 'published'],
  ]);
  vi.unstubAllEnvs();
});
