import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getList, isCurrent, type EntryQuery } from '../../../src/data/entry-lists.ts';
import { getTickerEntries } from '../../../src/data/ticker.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  const notice = (id: string, kind: string, date: string, more: Record<string, unknown> = {}) =>
    makeEntry('notices', id, { kind, date, ...more });
  return standIn({
    notices: [
      notice('old', 'notice', '2026-01-10', { ticker: true }),
      notice('expired', 'notice', '2026-11-01', { expiresOn: '2026-11-17', ticker: true }),
      notice('last-day', 'notice', '2026-11-02', { expiresOn: '2026-11-18', ticker: true }),
      notice('circular', 'circular', '2026-11-05', { number: 'IFSF/CIR/2026/01', ticker: true }),
      notice('quiet', 'notice', '2026-11-06'),
    ],
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00+05:30'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);
const list = async (query: Omit<EntryQuery, 'collection'>) =>
  ids(await getList({ collection: 'notices', ...query }, 'en'));

test('a notice is current up to and on its last day (CONT-2)', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
  expect(days.map((today) => isCurrent({ expiresOn: '2026-11-18' }, today))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a notice without a last day stays current', () => {
  expect(isCurrent({}, '2099-12-31')).toBe(true);
});

test('the archive keeps what has expired, newest first (CONT-2)', async () => {
  expect(await list({})).toEqual(['quiet', 'circular', 'last-day', 'expired', 'old']);
});

test('What’s New and Latest Circulars show their own kind, newest first, without what has expired (CONT-2)', async () => {
  expect(await list({ kind: 'notice', period: 'current' })).toEqual(['quiet', 'last-day', 'old']);
  expect(await list({ kind: 'circular', period: 'current' })).toEqual(['circular']);
});

test('the ticker shows notices that ask for it and have not expired (CONT-2)', async () => {
  expect(ids(await getTickerEntries('en', 10))).toEqual(['circular', 'last-day', 'old']);
  expect(ids(await getTickerEntries('en', 1))).toEqual(['circular']);
});

test('a notice leaves the ticker at midnight in India, not at midnight in London', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:59+05:30'));
  expect(ids(await getTickerEntries('en', 10))).toContain('last-day');
  vi.setSystemTime(new Date('2026-11-19T00:00:00+05:30'));
  expect(ids(await getTickerEntries('en', 10))).not.toContain('last-day');
});
