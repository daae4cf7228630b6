import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import { getCollectionsWith, getDefinition } from '@federation/content-model/collections';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { toAbsolute } from './absolute.ts';
import { indianTimeZone } from '@federation/base/indian-day';
import { getEntries, type Entry } from './entries.ts';
import { getSummary, toWarnedTitle } from './entry-summaries.ts';
import { toChangeDay } from './feeds.ts';
import { getLastUpdated } from './last-updated.ts';
import { settings } from './settings.ts';
import { addDays, daysBetween, toDate } from '@federation/base/working-days';

/**
 * India has had one time zone without summer time since 1945. RFC 5545 asks for this definition.
 */
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
 * Events as a calendar file (RFC 5545), in Indian Standard Time. An event without times takes whole
 * days.
 *
 * @param path the address of the file, which programs that subscribe to it ask again
 */
export function formatCalendar(events: readonly Entry[], language: Language, path: string): string {
  const t = getTranslator(language);
  const calendar = ical({
    name: `${t('calendar.title')} – ${settings.name[language]}`,
    prodId: {
      company: settings.shortName[defaultLanguage],
      product: 'Events',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // Each event names its time zone. If the calendar had one too, ical-generator would write the
    // stamps of events in it, which RFC 5545, section 3.8.7.2, wants in UTC.
    timezone: { name: null, generator: () => timeZone },
    url: toAbsolute(path, language),
  });
  for (const entry of events) addEvent(calendar, entry, language);
  const text = calendar.toString();
  // A calendar has one component at the least (RFC 5545, section 3.6), also without events.
  return events.length > 0 ? text : text.replace('END:VCALENDAR', `${timeZone}\r\nEND:VCALENDAR`);
}

function addEvent(calendar: ICalCalendar, entry: Entry, language: Language): void {
  const occurrence = getDefinition(entry.collection).occurrence?.(entry.data);
  if (!occurrence) return;
  const { date, endDate, startTime, endTime, place, theme, description, state } = occurrence;
  const { changes = [], changedOn = [] } = entry.data;
  const summary = getSummary(entry, language);
  const whole = !startTime || !endTime;
  const last = endDate ?? date;
  const url = toAbsolute(summary.path ?? '/', language);
  const demonstration = entry.data.demonstration
    ? getTranslator(language)('entry.demonstration')
    : '';
  calendar.createEvent({
    id: `${entry.id}@${new URL(settings.site).hostname}`,
    stamp: toDate(getLastUpdated()),
    // A program that has the event replaces it by one with the same id and a higher sequence.
    sequence: changedOn.length,
    lastModified: toDate(toChangeDay(entry)),
    start: toLocalTime(date, startTime ?? '00:00'),
    // The end of a whole day is the beginning of the next one. With hours, each day is a block.
    end: whole ? toLocalTime(addDays(last, 1), '00:00') : toLocalTime(date, endTime),
    repeating:
      whole || last === date
        ? null
        : { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(date, last) + 1 },
    allDay: whole,
    timezone: indianTimeZone,
    summary: toWarnedTitle(summary, language),
    location: place,
    description: [...changes, theme, description, demonstration, url].filter(Boolean).join('\n\n'),
    url,
    // Without a new day, a postponed event must leave its old day in calendars.
    status:
      state === 'cancelled' || state === 'postponed'
        ? ICalEventStatus.CANCELLED
        : ICalEventStatus.CONFIRMED,
  });
}

/** Entries that take place at a time. */
export async function getCalendarEntries(language: Language): Promise<Entry[]> {
  const lists = await Promise.all(
    getCollectionsWith('occurrence').map((name) => getEntries(name, language)),
  );
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

/**
 * The address at which a calendar program subscribes to all events: the same file, by a scheme that
 * opens such programs.
 */
export function toSubscription(language: Language): string {
  return toAbsolute(toCalendarPath(), language).replace('https:', 'webcal:');
}
