import type { Language } from '../i18n/languages.ts';
import { getTranslator } from '../i18n/translate.ts';
import { formatDay, formatDays, formatTime, isBefore } from '../core/dates.ts';
import { toIndianDay } from '../core/indian-day.ts';
import type { Entry } from './entries.ts';
import { hasEntryPages, toEntryPath } from '../core/paths.ts';
import { settings } from './settings.ts';

/** What a list shows of an entry, whatever its collection. */
export interface EntrySummary {
  id: string;
  title: string;
  text: string;
  /** Short labels above the title; the first is the most important. */
  tags: string[];
  /** The day by which the entry is sorted and dated. */
  day?: string | undefined;
  /** Names and values below the text. */
  facts: { name: string; value: string; datetime?: string | undefined }[];
  /** The entry’s own page, without a language. */
  path?: string | undefined;
  /** What a link to that page promises, in the language of the page. */
  more?: string | undefined;
  /** Addresses elsewhere that belong to the entry. */
  externals?: { href: string; label: string }[];
  /** What the picture of the entry shows; left out where the picture is only decoration. */
  pictureText?: string;
  wordsLanguage: Language;
}

export type ListedCollection = Exclude<Entry['collection'], 'pages' | 'tiers' | 'links' | 'people'>;

/** The summary of an entry in the language of the page. */
export function toSummary(entry: Entry, language: Language): EntrySummary {
  const base = {
    id: entry.id,
    wordsLanguage: entry.wordsLanguage,
    path: hasEntryPages(entry.collection) ? toEntryPath(entry.collection, entry.id) : undefined,
  };
  return { ...base, ...toParts(entry, language) };
}

type Parts = Omit<EntrySummary, 'id' | 'wordsLanguage' | 'path'>;
type Typed<Name extends Entry['collection']> = Entry<Name>['data'];

function toParts(entry: Entry, language: Language): Parts {
  const t = getTranslator(language);
  switch (entry.collection) {
    case 'notices': {
      const { kind, number, date, title, summary } = entry.data as Typed<'notices'>;
      return { title, text: summary, tags: [t(`notices.kind.${kind}`), ...(number ? [number] : [])], day: date, facts: [] };
    }
    case 'orders': {
      const { number, outcome, date, title, summary } = entry.data as Typed<'orders'>;
      return { title, text: summary, tags: [t(`orders.kind.${outcome}`), number], day: date, facts: [] };
    }
    case 'judgments': {
      const { court, citation, date, title, summary } = entry.data as Typed<'judgments'>;
      return {
        title,
        text: summary,
        tags: [court],
        day: date,
        facts: [{ name: t('judgments.citation'), value: citation }],
      };
    }
    case 'opinions': {
      const { category, author, date, title, summary } = entry.data as Typed<'opinions'>;
      return {
        title,
        text: summary,
        tags: [t(`opinions.kind.${category}`)],
        day: date,
        facts: [{ name: t('opinions.author'), value: author }],
      };
    }
    case 'events':
      return toEventParts(entry.data as Typed<'events'>, language);
    case 'publications': {
      const { type, year, title, description } = entry.data as Typed<'publications'>;
      return { title, text: description, tags: [t(`publications.kind.${type}`), String(year)], facts: [] };
    }
    case 'news': {
      const { category, date, title, summary } = entry.data as Typed<'news'>;
      return { title, text: summary, tags: [t(`news.kind.${category}`)], day: date, facts: [] };
    }
    case 'releases': {
      const { number, date, title, summary } = entry.data as Typed<'releases'>;
      return { title, text: summary, tags: number ? [number] : [], day: date, facts: [], more: t('releases.full') };
    }
    case 'guidelines': {
      const { version, date, title, summary } = entry.data as Typed<'guidelines'>;
      return {
        title,
        text: summary,
        tags: [t('guidelines.version', { version }), t('guidelines.inForce', { date: formatDay(date, language) })],
        facts: [],
      };
    }
    case 'downloads': {
      const { version, name, description } = entry.data as Typed<'downloads'>;
      return { title: name, text: description, tags: [t('guidelines.version', { version })], facts: [] };
    }
    case 'media': {
      const { kind, title, alt, caption, date, transcript, slides } = entry.data as Typed<'media'>;
      return {
        title,
        text: caption ?? alt,
        tags: [t(`media.kind.${kind}`), formatDay(date, language)],
        facts: [],
        pictureText: alt,
        more: transcript ? t('media.transcript') : slides ? t('media.slides') : undefined,
      };
    }
    case 'members': {
      const { category, since, website, name, description } = entry.data as Typed<'members'>;
      return {
        title: name,
        text: description,
        tags: [t(`members.kind.${category}`)],
        facts: [{ name: '', value: t('members.since', { year: since }) }],
        externals: [
          { href: `${settings.portal.certificateView}/${entry.id}`, label: t('members.certificate') },
          ...(website ? [{ href: website, label: t('members.website') }] : []),
        ],
      };
    }
    case 'partners': {
      const { category, website, name, description } = entry.data as Typed<'partners'>;
      return {
        title: name,
        text: description,
        tags: [t(`partners.kind.${category}`)],
        facts: [],
        externals: [{ href: website, label: t('partners.website') }],
      };
    }
    default:
      throw new Error(`The collection ${entry.collection} has no list view. Use one of its own components.`);
  }
}

function toEventParts(event: Typed<'events'>, language: Language): Parts {
  const t = getTranslator(language);
  const upcoming = !isBefore(event.endDate ?? event.date, toIndianDay(new Date()));
  const times = event.startTime && event.endTime;
  return {
    title: event.title,
    text: event.description,
    tags: [t(`events.kind.${event.kind}`), t(upcoming ? 'events.upcoming' : 'events.past')],
    day: event.date,
    facts: [
      { name: t('events.date'), value: formatDays(event.date, event.endDate, language), datetime: event.date },
      ...(times
        ? [
            {
              name: t('events.time'),
              value: t('events.timeRange', {
                from: formatTime(event.startTime ?? '', language),
                to: formatTime(event.endTime ?? '', language),
              }),
            },
          ]
        : []),
      { name: t('events.venue'), value: event.venue },
      { name: t('events.theme'), value: event.theme },
    ],
  };
}
