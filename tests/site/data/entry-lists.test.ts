import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getList, getYears, isRecent, type EntryQuery } from '../../../src/data/entry-lists.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  const event = (id: string, kind: string, date: string, endDate?: string) =>
    makeEntry('events', id, { kind, date, endDate });
  const link = (id: string, kind: string, order: number) => makeEntry('links', id, { kind, order });
  return standIn({
    events: [
      event('meet-2024', 'members-meet', '2024-11-20'),
      event('webinar-2025', 'webinar', '2025-02-01'),
      event('workshop-b', 'workshop', '2025-03-01'),
      event('workshop-a', 'workshop', '2025-03-01'),
      event('running', 'conference', '2026-11-17', '2026-11-18'),
      event('coming', 'workshop', '2026-12-01'),
    ],
    links: [link('a', 'quick', 2), link('b', 'quick', 1), link('c', 'important', 1)],
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00+05:30'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function ids(query: EntryQuery): Promise<string[]> {
  return (await getList(query, 'en')).map(({ id }) => id);
}

test('records are listed newest first; those of one day in the order of their names', async () => {
  expect(await ids({ collection: 'events' })).toEqual([
    'coming',
    'running',
    'workshop-a',
    'workshop-b',
    'webinar-2025',
    'meet-2024',
  ]);
});

test('a list keeps the order that staff set', async () => {
  expect(await ids({ collection: 'links', kind: 'quick' })).toEqual(['b', 'a']);
});

test('a list chooses by kind', async () => {
  expect(await ids({ collection: 'events', kind: 'workshop' })).toEqual([
    'coming',
    'workshop-a',
    'workshop-b',
  ]);
  expect(await ids({ collection: 'links', kind: 'important' })).toEqual(['c']);
});

test('a list chooses by year', async () => {
  expect(await ids({ collection: 'events', year: '2025' })).toEqual([
    'workshop-a',
    'workshop-b',
    'webinar-2025',
  ]);
});

test('an event is over on the day after its last day', async () => {
  expect(await ids({ collection: 'events', period: 'upcoming' })).toEqual(['running', 'coming']);
  expect(await ids({ collection: 'events', period: 'past' })).toEqual([
    'workshop-a',
    'workshop-b',
    'webinar-2025',
    'meet-2024',
  ]);
});

test('the archive leaves events of this year and the last to the page of their kind', async () => {
  expect(await ids({ collection: 'events', period: 'archived' })).toEqual([
    'webinar-2025',
    'meet-2024',
  ]);
  vi.setSystemTime(new Date('2027-01-01T12:00:00+05:30'));
  expect(await ids({ collection: 'events', period: 'archived' })).toEqual([
    'workshop-a',
    'workshop-b',
    'webinar-2025',
    'meet-2024',
  ]);
});

test('the years of a list are those in which it has entries, the newest first', async () => {
  expect(await getYears({ collection: 'events', period: 'past' }, 'en')).toEqual(['2025', '2024']);
  expect(await getYears({ collection: 'events', kind: 'members-meet' }, 'en')).toEqual(['2024']);
});

test('a limit is taken after choosing and sorting', async () => {
  expect(await ids({ collection: 'events', kind: 'workshop', limit: 1 })).toEqual(['coming']);
});

test('a record is new for as many days as the settings say, counted from its first day on the site', () => {
  expect(isRecent({ date: '2026-11-01' }, '2026-11-10', 10)).toBe(true);
  expect(isRecent({ date: '2026-11-01' }, '2026-11-11', 10)).toBe(false);
  expect(isRecent({ date: '2026-11-01', publishFrom: '2026-11-05' }, '2026-11-11', 10)).toBe(true);
  expect(isRecent({}, '2026-11-11', 10)).toBe(false);
});
