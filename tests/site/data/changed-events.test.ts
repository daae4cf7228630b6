import ICAL from 'ical.js';
import { sync as readWithNodeIcal } from 'node-ical';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatCalendar } from '../../../src/data/calendar.ts';
import { getEntries } from '../../../src/data/entries.ts';
import { getSummary, toWarnedTitle } from '../../../src/data/entry-summaries.ts';
import { toChangeDay, toFeedDay } from '../../../src/data/feeds.ts';
import { describeEntry } from '../../../src/data/structured-data.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  const changed = { changedOn: ['2026-11-20'], changes: ['It was planned for 9 January.'] };
  const event = (id: string, fields: object = {}) =>
    makeEntry('events', id, {
      announced: '2026-10-01',
      date: '2027-01-16',
      startTime: '10:00',
      endTime: '17:00',
      ...fields,
    });
  return standIn({
    events: [
      event('planned'),
      event('new-day', { state: 'new-day', previousDate: '2027-01-09', ...changed }),
      event('new-place', { state: 'new-place', ...changed }),
      event('online', { state: 'online', ...changed }),
      event('postponed', { state: 'postponed', ...changed }),
      event('cancelled', { state: 'cancelled', ...changed }),
      event('days', { endDate: '2027-01-18' }),
    ],
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00+05:30'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function getEvent(id: string) {
  const entry = (await getEntries('events', 'en')).find((one) => one.id === id);
  if (!entry) throw new Error(id);
  return entry;
}

/** The first event of a calendar, as ical.js reads it. */
function readEvent(text: string): ICAL.Event {
  const [event] = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
  return new ICAL.Event(event);
}

const readCalendar = async (...ids: string[]) =>
  formatCalendar(await Promise.all(ids.map(getEvent)), 'en', '/calendar/all.ics');

test.each([
  ['planned', 'CONFIRMED', 0, 'Conference'],
  ['new-day', 'CONFIRMED', 1, 'New date: Conference'],
  ['new-place', 'CONFIRMED', 1, 'New venue: Conference'],
  ['online', 'CONFIRMED', 1, 'Now online: Conference'],
  ['postponed', 'CANCELLED', 1, 'Postponed: Conference'],
  ['cancelled', 'CANCELLED', 1, 'Cancelled: Conference'],
])(
  'for an event that is %s, a calendar has %s, sequence %i, and “%s” (CONT-5)',
  async (id, status, sequence, summary) => {
    const text = await readCalendar(id);
    const { component } = readEvent(text);
    expect(component.getFirstPropertyValue('status')).toBe(status);
    expect(component.getFirstPropertyValue('sequence')).toBe(sequence);
    expect(component.getFirstPropertyValue('summary')).toBe(summary);
    const [other] = Object.values(readWithNodeIcal.parseICS(text)).filter(
      (one) => one?.type === 'VEVENT',
    );
    expect(other).toMatchObject({ status, summary, sequence });
  },
);

test('a calendar that has an event finds it again by its id after a change, with the later stamp', async () => {
  const read = async (id: string) => {
    const entry = await getEvent(id);
    return readEvent(formatCalendar([{ ...entry, id: 'planned' }], 'en', '/calendar/planned.ics'));
  };
  const [before, after] = [await read('planned'), await read('cancelled')];
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(String(after.component.getFirstPropertyValue('last-modified'))).toContain('2026-11-20');
});

test('an event of several days with hours is one block a day', async () => {
  const event = readEvent(await readCalendar('days'));
  const iterator = event.iterator();
  const days = [iterator.next(), iterator.next(), iterator.next(), iterator.next()];
  expect(days.map((day) => (day as { toString(): string } | undefined)?.toString())).toEqual([
    '2027-01-16T10:00:00',
    '2027-01-17T10:00:00',
    '2027-01-18T10:00:00',
    undefined,
  ]);
  expect(event.duration.toString()).toBe('PT7H');
});

test.each([
  ['planned', 'EventScheduled', undefined, 'Offline'],
  ['new-day', 'EventRescheduled', '2027-01-09', 'Offline'],
  ['new-place', 'EventScheduled', undefined, 'Offline'],
  ['online', 'EventMovedOnline', undefined, 'Online'],
  ['postponed', 'EventPostponed', undefined, 'Offline'],
  ['cancelled', 'EventCancelled', undefined, 'Offline'],
])('for an event that is %s, search engines read %s', async (id, status, previous, mode) => {
  const entry = await getEvent(id);
  expect(describeEntry(entry, getSummary(entry, 'en'), 'https://a', 'https://b')).toMatchObject({
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(previous && { previousStartDate: previous }),
  });
});

test.each([
  ['en', 'new-day', 'New date', '16 January 2027 (instead of 9 January 2027)'],
  ['hi', 'new-day', 'तिथि बदली', '16 जनवरी 2027 (9 जनवरी 2027 के बजाय)'],
  ['en', 'postponed', 'Postponed', 'To be announced (planned for 16 January 2027)'],
  ['en', 'cancelled', 'Cancelled', '16 January 2027'],
] as const)(
  'in %s, a summary of an event that is %s says %s and %s',
  async (language, id, label, day) => {
    const summary = getSummary(await getEvent(id), language);
    expect(summary.status?.label).toBe(label);
    expect(summary.facts?.[0]?.value).toBe(day);
    expect(toWarnedTitle(summary, language)).toBe(`${label}: Conference`);
  },
);

test('an event that is over shows only that it did not take place', async () => {
  vi.setSystemTime(new Date('2027-02-01T12:00:00+05:30'));
  expect(getSummary(await getEvent('new-day'), 'en').status).toBeUndefined();
  expect(getSummary(await getEvent('cancelled'), 'en').status?.label).toBe('Cancelled');
});

test('a feed dates an event by its announcement for ever, and shows its last change', async () => {
  expect([await getEvent('planned')].map((one) => [toFeedDay(one), toChangeDay(one)])).toEqual([
    ['2026-10-01', '2026-10-01'],
  ]);
  expect([await getEvent('new-day')].map((one) => [toFeedDay(one), toChangeDay(one)])).toEqual([
    ['2026-10-01', '2026-11-20'],
  ]);
});
