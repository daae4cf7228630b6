import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { getCollectionsWith } from '../../src/content-model/collections.ts';
import { toEntryPath } from '../../src/content-model/paths.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import { findRoute, hasFile, listFiles, readTags, readText } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';

/** The records that take place at some time, with the address of their page. */
const records = getCollectionsWith('occurrence').flatMap((name) =>
  readEntries(name).map(({ id }) => ({ id, page: toEntryPath(name, id) })),
);

function readEvents(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(readText(path)) as never);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

test('each event has its calendar file in each language, and its page links it (CONT-5)', () => {
  for (const { id, page: address } of records) {
    for (const language of languages) {
      const path = toLocalPath(`/calendar/${id}.ics`, language);
      expect(readEvents(path).events, path).toHaveLength(1);
      const page = toLocalPath(address, language);
      expect(
        readTags(findRoute(page)).some(
          ({ name, attributes }) => name === 'a' && attributes.href === path,
        ),
        `${page} links ${path}`,
      ).toBe(true);
    }
  }
});

test('one calendar contains all events (CONT-5)', () => {
  for (const language of languages) {
    const path = toLocalPath('/calendar/all.ics', language);
    expect(hasFile(path)).toBe(true);
    const ids = readEvents(path).events.map(({ uid }) => uid.replace(/@.*/, ''));
    expect(ids.sort()).toEqual(records.map(({ id }) => id).sort());
  }
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
      expect(event.uid).toMatch(/@/);
      expect(event.summary).toBeTruthy();
      expect(event.endDate.compare(event.startDate), `${path} ends after it begins`).toBe(1);
      if (!event.startDate.isDate)
        expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(
          'Asia/Kolkata',
        );
    }
  }
});
