import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import ICAL from 'ical.js';
import { getCollectionsWith, getDefinition } from '../collections/index.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { getTranslator } from '../i18n/translate.ts';
import { toAbsolute } from './absolute.ts';
import { indianTimeZone } from '../core/indian-day.ts';
import { getEntries, type Entry } from './entries.ts';
import { toSummary } from './entry-summaries.ts';
import { getLastUpdated } from '../build/last-updated.ts';
import { settings } from './settings.ts';
import { addDays, toDate } from '../core/working-days.ts';

// RFC 5545 allows 75 bytes a line; ical.js does not count the space at the beginning of a folded line.
ICAL.foldLength = 74;

/** India has had one time without summer time since 1945; the definition that RFC 5545 asks for. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${indianTimeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Events as a calendar file (RFC 5545), in Indian Standard Time. An event without times takes whole days.
 *
 * @param path the address of the file, which programs that subscribe to it ask again
 */
export function toCalendar(events: readonly Entry[], language: Language, path: string): string {
  const t = getTranslator(language);
  const calendar = ical({
    name: `${t('calendar.title')} – ${settings.name[language]}`,
    prodId: { company: settings.shortName[defaultLanguage], product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: indianTimeZone, generator: () => timeZone },
    url: toAbsolute(path, language),
    ttl: 24 * 60 * 60,
  });
  for (const entry of events) addEvent(calendar, entry, language);
  return withStampsInUtc(calendar.toString());
}

/**
 * The calendar with the moments of its stamps in UTC, as RFC 5545, section 3.8.7.2, asks for. In a
 * calendar with a time zone, ical-generator writes them without their Z.
 */
function withStampsInUtc(calendar: string): string {
  const root = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const stamp = ICAL.Time.fromJSDate(toDate(getLastUpdated()), true);
  for (const event of root.getAllSubcomponents('vevent')) event.updatePropertyWithValue('dtstamp', stamp);
  return root.toString();
}

function addEvent(calendar: ICalCalendar, entry: Entry, language: Language): void {
  const occurrence = getDefinition(entry.collection).occurrence?.(entry.data);
  if (!occurrence) return;
  const { date, endDate, startTime, endTime, place, theme, description } = occurrence;
  const { title, path = '/' } = toSummary(entry, language);
  const whole = !startTime || !endTime;
  const last = endDate ?? date;
  const url = toAbsolute(path, language);
  const demonstration = entry.data.demonstration ? getTranslator(language)('entry.demonstration') : '';
  calendar.createEvent({
    id: `${entry.id}@${new URL(settings.site).hostname}`,
    stamp: toDate(getLastUpdated()),
    start: toLocalTime(date, startTime ?? '00:00'),
    // The end of a whole day is the beginning of the next one.
    end: whole ? toLocalTime(addDays(last, 1), '00:00') : toLocalTime(last, endTime),
    allDay: whole,
    timezone: indianTimeZone,
    summary: title,
    location: place,
    description: [theme, description, demonstration, url].filter(Boolean).join('\n\n'),
    url,
    status: ICalEventStatus.CONFIRMED,
  });
}

/** The records that a calendar file can be made of. */
export async function getCalendarEntries(language: Language): Promise<Entry[]> {
  const lists = await Promise.all(getCollectionsWith('occurrence').map((name) => getEntries(name, language)));
  return lists.flat();
}

/** A local time without a zone, as `YYYY-MM-DDTHH:MM:SS`; the calendar says that it is Indian. */
function toLocalTime(day: string, time: string): string {
  return `${day}T${time}:00`;
}

/** The address of the calendar file of one event, or of all of them. */
export function toCalendarPath(event = 'all'): string {
  return `/calendar/${event}.ics`;
}

/** The address at which a calendar program subscribes to all events: the same file, by the scheme that such programs answer to. */
export function toSubscription(language: Language): string {
  return toAbsolute(toCalendarPath(), language).replace('https:', 'webcal:');
}
