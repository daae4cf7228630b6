import type {
  Article,
  BreadcrumbList,
  Event,
  Graph,
  NewsArticle,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { getDefinition } from '@federation/content-model/collections';
import type { Occurrence } from '@federation/content-model/collections/collection-definition';
import { toDialled } from '@federation/base/telephone';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { toAbsolute } from './absolute.ts';
import type { Entry } from './entries.ts';
import type { EntrySummary } from './entry-summaries.ts';
import { settings } from './settings.ts';

/**
 * Structured data of a page in the vocabulary of schema.org; it states only what the page shows.
 */
export type PageData = Exclude<Thing, string>;

const organisation = { '@id': `${settings.site}/#organization` };

/** The federation and its site, described on the home page, to which every other page refers. */
export function describeSite(language: Language): PageData[] {
  const [street = '', town = ''] = settings.contact.address[language].split('\n');
  const federation: Organization = {
    '@type': 'Organization',
    ...organisation,
    name: settings.name[language],
    alternateName: settings.shortName[language],
    url: toAbsolute('/', language),
    logo: `${settings.site}/icons/512.png`,
    email: settings.contact.email,
    telephone: toDialled(settings.contact.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressCountry: 'IN',
    },
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${settings.site}/#website`,
    name: settings.name[language],
    url: toAbsolute('/', language),
    inLanguage: language,
    publisher: organisation,
  };
  return [federation, site];
}

/** The breadcrumbs of a page, from the home page on. The last one is the page itself. */
export function describeBreadcrumbs(
  breadcrumbs: readonly { label: string; href: string }[],
  title: string,
  language: Language,
): BreadcrumbList {
  const steps = [
    { label: getTranslator(language)('menu.home'), href: toAbsolute('/', language) },
    ...breadcrumbs,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: toAbsolute(href),
      })),
      { '@type': 'ListItem', position: steps.length + 1, name: title },
    ],
  };
}

/** Describes an entry as an event, news, or another text that the federation has published. */
export function describeEntry(
  entry: Entry,
  summary: EntrySummary,
  url: string,
  picture: string,
): PageData {
  const { occurrence, schemaType = 'Article' } = getDefinition(entry.collection);
  if (occurrence)
    return describeEvent(entry, occurrence(entry.data), { title: summary.title, url, picture });
  const article: Article | NewsArticle = {
    '@type': schemaType,
    headline: summary.title,
    description: summary.text,
    inLanguage: entry.wordsLanguage,
    image: picture,
    mainEntityOfPage: url,
    ...(summary.day && { datePublished: summary.day }),
    ...(summary.status && {
      about: {
        '@type': 'CreativeWork' as const,
        name: summary.title,
        creativeWorkStatus: summary.status.label,
      },
    }),
    // The court wrote the judgment; the page holds the federation’s note on it.
    author: organisation,
    publisher: organisation,
  };
  return article;
}

/** A new place alone leaves an event scheduled, as search engines want it. */
const eventStatuses = {
  postponed: 'https://schema.org/EventPostponed',
  'new-day': 'https://schema.org/EventRescheduled',
  'new-place': 'https://schema.org/EventScheduled',
  online: 'https://schema.org/EventMovedOnline',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

function describeEvent(
  { data, wordsLanguage }: Entry,
  occurrence: Occurrence,
  { title, url, picture }: Record<'title' | 'url' | 'picture', string>,
): Event {
  const at = (day: string, time: string | undefined) => (time ? `${day}T${time}:00+05:30` : day);
  const { date, endDate, startTime, endTime, place, online, description } = occurrence;
  const { state, previousDate } = occurrence;
  return {
    '@type': 'Event',
    name: title,
    description: data.demonstration
      ? `${description} ${getTranslator(wordsLanguage)('entry.demonstration')}`
      : description,
    startDate: at(date, startTime),
    endDate: at(endDate ?? date, endTime),
    eventStatus: state ? eventStatuses[state] : 'https://schema.org/EventScheduled',
    ...(previousDate && { previousStartDate: previousDate }),
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: place, address: place },
    image: picture,
    inLanguage: wordsLanguage,
    organizer: {
      ...organisation,
      '@type': 'Organization',
      name: settings.name[wordsLanguage],
      url: settings.site,
    },
    url,
  };
}

/** The text of the element that carries the data; a `<` in it can’t end the element. */
export function toJsonLd(data: readonly PageData[]): string {
  const [first, ...others] = data;
  const graph =
    others.length > 0
      ? ({ '@context': 'https://schema.org', '@graph': data } as Graph)
      : { '@context': 'https://schema.org', ...first };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
