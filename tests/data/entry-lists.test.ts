import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRecords, type RecordQuery } from '../../src/data/records.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const event = (id: string, kind: string, date: string, endDate?: string) => ({ id, data: { kind, date, endDate, draft: false } });
  return standIn({
    events: [
      event('meet-2024', 'members-meet', '2024-11-20'),
      event('workshop-b', 'workshop', '2025-03-01'),
      event('workshop-a', 'workshop', '2025-03-01'),
      event('running', 'conference', '2026-11-17', '2026-11-18'),
      event('coming', 'workshop', '2026-12-01'),
    ],
    links: [
      { id: 'a', data: { group: 'quick', order: 2, draft: false } },
      { id: 'b', data: { group: 'quick', order: 1, draft: false } },
      { id: 'c', data: { group: 'important', order: 1, draft: false } },
    ],
    publications: [
      { id: 'old', data: { type: 'study', year: 2023, draft: false } },
      { id: 'new', data: { type: 'study', year: 2026, draft: false } },
    ],
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00+05:30'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function ids(query: RecordQuery): Promise<string[]> {
  return (await getRecords(query, 'en')).map(({ id }) => id);
}

test('records are listed newest first; those of one day in the order of their names', async () => {
  expect(await ids({ of: 'events' })).toEqual(['coming', 'running', 'workshop-a', 'workshop-b', 'meet-2024']);
  expect(await ids({ of: 'publications' })).toEqual(['new', 'old']);
});

test('where staff gave an order, it holds', async () => {
  expect(await ids({ of: 'links', kind: 'quick' })).toEqual(['b', 'a']);
});

test('a list chooses by kind, whatever the collection calls it', async () => {
  expect(await ids({ of: 'events', kind: 'workshop' })).toEqual(['coming', 'workshop-a', 'workshop-b']);
  expect(await ids({ of: 'links', kind: 'important' })).toEqual(['c']);
  expect(await ids({ of: 'publications', kind: 'study' })).toEqual(['new', 'old']);
});

test('a list chooses by year, of a day or of a year alone', async () => {
  expect(await ids({ of: 'events', year: '2025' })).toEqual(['workshop-a', 'workshop-b']);
  expect(await ids({ of: 'publications', year: '2023' })).toEqual(['old']);
});

test('an event is over on the day after its last day', async () => {
  expect(await ids({ of: 'events', when: 'upcoming' })).toEqual(['running', 'coming']);
  expect(await ids({ of: 'events', when: 'past' })).toEqual(['workshop-a', 'workshop-b', 'meet-2024']);
});

test('a limit is taken after choosing and sorting', async () => {
  expect(await ids({ of: 'events', kind: 'workshop', limit: 1 })).toEqual(['coming']);
});
