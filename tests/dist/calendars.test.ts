import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { findRoute, listFiles, readTags, readText } from '../support/built-site.ts';

const events = [
  'annual-conference-2023',
  'consultation-advertising-2024',
  'members-meet-2023',
  'webinar-age-checks-2024',
  'workshop-complaint-answers-2099',
];

function readEvents(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(readText(path)) as never);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

test('each event has its calendar file in each language, and its page links it (CONT-5)', () => {
  expect(listFiles('calendar', '.ics')).toEqual(
    ['calendar', 'hi/calendar'].flatMap((folder) =>
      ['all', ...events].map((name) => `${folder}/${name}.ics`),
    ),
  );
  for (const prefix of ['', '/hi'])
    for (const event of events) {
      const links = readTags(findRoute(`${prefix}/events/${event}`)).map(
        ({ attributes }) => attributes.href,
      );
      expect(links).toContain(`${prefix}/calendar/${event}.ics`);
    }
});

test('one calendar contains all events (CONT-5)', () => {
  for (const path of ['calendar/all.ics', 'hi/calendar/all.ics'])
    expect(
      readEvents(path)
        .events.map(({ uid }) => uid)
        .sort(),
    ).toEqual(events.map((event) => `${event}@www.flci.example`));
});

test('an event has its words, its place and its time in India', () => {
  const [event] = readEvents('calendar/webinar-age-checks-2024.ics').events;
  expect([
    event?.summary,
    event?.location,
    event?.startDate.toString(),
    event?.endDate.toString(),
  ]).toEqual([
    'Age checks that ask for no more than they need',
    'Online',
    '2024-09-12T16:00:00',
    '2024-09-12T17:30:00',
  ]);
  const [inHindi] = readEvents('hi/calendar/annual-conference-2023.ics').events;
  expect(inHindi?.summary).toBe('वार्षिक सम्मेलन 2023');
});

test('every calendar is read by ical.js: each event in Indian time, with what RFC 5545 asks for (CONT-5)', () => {
  for (const path of listFiles('calendar', '.ics')) {
    const text = readText(path);
    expect(text, `${path} has a property after a component`).not.toMatch(
      /^END:\w+\r\n(?!BEGIN:|END:)[A-Z]/m,
    );
    const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
    expect(long, `${path} has a line of more than 75 bytes`).toEqual([]);
    const { calendar, events: found } = readEvents(path);
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
      'Asia/Kolkata',
    );
    for (const event of found) {
      const stamp = event.component.getFirstPropertyValue('dtstamp') as unknown as {
        zone: { tzid: string };
      };
      expect(stamp.zone.tzid, `DTSTAMP of ${path} is in UTC`).toBe('UTC');
      expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(
        'Asia/Kolkata',
      );
    }
  }
});
