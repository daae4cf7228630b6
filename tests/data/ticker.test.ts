import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byNewest, getCurrentNotices, getNotices, getTickerNotices, isCurrent } from '../../src/data/notices.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const notice = (id: string, kind: string, date: string, more: Record<string, unknown> = {}) => ({
    id,
    data: { kind, date, ticker: false, draft: false, ...more },
  });
  return standIn({
    notices: [
      notice('old', 'notice', '2026-01-10', { ticker: true }),
      notice('expired', 'notice', '2026-11-01', { expiresOn: '2026-11-17', ticker: true }),
      notice('last-day', 'notice', '2026-11-02', { expiresOn: '2026-11-18', ticker: true }),
      notice('circular', 'circular', '2026-11-05', { ticker: true }),
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

test('a notice is current up to and on its last day (CONT-2)', () => {
  const notice = { data: { expiresOn: '2026-11-18' } };
  expect(['2026-11-17', '2026-11-18', '2026-11-19'].map((today) => isCurrent(notice, today))).toEqual([true, true, false]);
});

test('a notice without a last day stays current', () => {
  expect(isCurrent({ data: { expiresOn: undefined } }, '2099-12-31')).toBe(true);
});

test('the newest comes first, and notices of one day are in the order of their names', () => {
  const notice = (id: string, date: string) => ({ id, data: { date } });
  const sorted = [notice('b', '2026-11-01'), notice('c', '2025-12-31'), notice('a', '2026-11-01'), notice('d', '2026-11-18')].sort(
    byNewest,
  );
  expect(ids(sorted)).toEqual(['d', 'a', 'b', 'c']);
});

test('the archive keeps what has expired (CONT-2)', async () => {
  expect(ids(await getNotices('en'))).toEqual(['quiet', 'circular', 'last-day', 'expired', 'old']);
});

test('What’s New and Latest Circulars show their own kind, newest first, without what has expired (CONT-2)', async () => {
  expect(ids(await getCurrentNotices('en', 'notice', 10))).toEqual(['quiet', 'last-day', 'old']);
  expect(ids(await getCurrentNotices('en', 'circular', 10))).toEqual(['circular']);
});

test('a list shows no more than it is asked for', async () => {
  expect(ids(await getCurrentNotices('en', undefined, 2))).toEqual(['quiet', 'circular']);
});

test('the ticker runs what asks for it and has not expired (CONT-2)', async () => {
  expect(ids(await getTickerNotices('en', 10))).toEqual(['circular', 'last-day', 'old']);
  expect(ids(await getTickerNotices('en', 1))).toEqual(['circular']);
});

test('a notice leaves the ticker at midnight in India, not at midnight in London', async () => {
  vi.setSystemTime(new Date('2026-11-18T23:59:59+05:30'));
  expect(ids(await getTickerNotices('en', 10))).toContain('last-day');
  vi.setSystemTime(new Date('2026-11-19T00:00:00+05:30'));
  expect(ids(await getTickerNotices('en', 10))).not.toContain('last-day');
});
