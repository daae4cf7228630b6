import { mdx, notice, page, settingsWith } from '../fixture.ts';
import type { Message, SownFault } from './sown-fault.ts';

const event = (changes: Record<string, unknown> = {}) =>
  mdx(
    {
      title: 'A talk on rules',
      venue: 'Online',
      theme: 'Rules',
      description: 'What the rules are about.',
      kind: 'webinar',
      announced: '2022-01-10',
      date: '2026-12-01',
      online: true,
      ...changes,
    },
    'Words.\n',
  );
const archive = (list: string) => ({
  'pages/events/archive/en.mdx': page(`Words.\n\n${list}\n`, {
    title: 'Archive',
    description: 'The archive, with a description of its own, that exists only to be linked to.',
  }),
});
const siteMap = (text: string) => ({
  'pages/home/en.mdx': page(undefined, { title: 'Home' }),
  'pages/home/hi.mdx': undefined,
  'pages/sitemap/en.mdx': page(text, {
    title: 'Site map',
    unlisted: true,
    description:
      'The map of the site, with a description of its own, that exists only to be linked to.',
  }),
});
const linking = { 'notices/closed/en.mdx': `${notice()}See [the rules](/rules).\n` };
const rules = {
  'pages/rules/en.mdx': page(undefined, {
    title: 'Rules',
    description:
      'The page of rules, with a description of its own, that exists only to be linked to.',
  }),
};

/** A change of the settings, and what it brings. */
const inSettings = (
  name: string,
  path: (string | number)[],
  value: unknown,
  message: Message,
  field: string,
): SownFault => ({
  name,
  files: { 'settings.yaml': settingsWith((settings) => settings.setIn(path, value)) },
  finds: [{ message, file: 'settings.yaml', field }],
});

const holiday = (day: string) => ({ day, name: { en: 'A holiday', hi: 'अवकाश' } });

export const sown: readonly SownFault[] = [
  {
    name: 'a time with a point, which is reported once',
    files: {
      ...archive('<EntryList collection="events" />'),
      'events/talk/en.mdx': event({ startTime: '"9.30 AM"', endTime: '"13:00"' }),
    },
    finds: [{ message: 'notTime', file: 'events/talk/en.mdx', field: 'startTime' }],
  },
  {
    name: 'an event that a page lists by its year',
    files: {
      ...archive('<EntriesByYear collection="events" period="past" label="By year" />'),
      'events/talk/en.mdx': event(),
    },
    finds: [],
  },
  {
    name: 'an event that a page links to',
    files: { ...archive('Come to [the talk](/events/talk).'), 'events/talk/en.mdx': event() },
    finds: [],
  },
  {
    name: 'an event in the list that the build makes',
    files: { 'events/talk/en.mdx': event() },
    finds: [],
  },
  {
    name: 'an event that is a draft',
    files: {
      ...archive('<EntryList collection="events" year="2025" />'),
      'events/talk/en.mdx': event({ draft: true }),
    },
    finds: [],
  },

  {
    name: 'a page in no menu and not in the site map',
    files: { ...rules, ...siteMap('- [Home](/)\n') },
    finds: [{ message: 'pageOutOfReach', file: 'pages/rules/en.mdx', line: 1, field: 'folder' }],
  },
  {
    name: 'a page in the site map',
    files: { ...rules, ...siteMap('- [Rules](/rules)\n') },
    finds: [],
  },
  {
    name: 'a page in the site map that the build makes',
    files: { ...rules, ...siteMap('<SiteMap />\n'), ...linking },
    finds: [],
  },
  {
    name: 'a page that is kept out of the site map',
    files: {
      'pages/rules/en.mdx': page(undefined, {
        title: 'Rules',
        description:
          'The page of rules, with a description of its own, that exists only to be linked to.',
        unlisted: true,
      }),
      ...siteMap('- [Home](/)\n'),
    },
    finds: [],
  },

  inSettings(
    'holidays that end within 60 days',
    ['holidays'],
    [holiday('2027-01-20')],
    'holidaysEnd',
    'holidays',
  ),
  {
    name: 'holidays that end after 61 days',
    files: {
      'settings.yaml': settingsWith((settings) =>
        settings.setIn(['holidays'], [holiday('2027-01-22')]),
      ),
    },
    finds: [],
  },
  inSettings(
    'a ticker of 0 seconds',
    ['tickers', 'headerSeconds'],
    0,
    'tooSmall',
    'tickers.headerSeconds',
  ),
];
