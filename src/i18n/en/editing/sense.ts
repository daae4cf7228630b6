import type { Messages } from '../../message.ts';

export const sense = {
  eventOnNoPage: {
    problem: 'no page lists this event ({kind}, {date}) or links to it',
    expected:
      'A list on a page of events that shows its year and its kind, in each language, or a link to it.',
  },
  pageOutOfReach: {
    problem: 'neither a menu nor the site map leads to {path}',
    expected:
      'A line in src/content/navigation.yaml, or a link in src/content/pages/sitemap. With `unlisted: true` the page needs neither.',
  },
  pageOnlyInSiteMap: {
    problem: 'only the site map leads to {path}',
    expected:
      'A link from a page on its subject, or a line in src/content/navigation.yaml. With `unlisted: true` the page needs neither.',
  },
  pageNotInSiteMap: {
    problem: 'the site map does not have {path}',
    expected: '<SiteMap /> in src/content/pages/sitemap, which has every page, or a link there.',
  },
  pageTwiceInMenu: {
    problem: '{page} is in this menu already, on line {line}',
    expected: 'Each page once in a menu.',
  },
  dayTwice: {
    problem: '{day} is in this list already',
    expected: 'Each day once.',
  },
  holidaysEnd: {
    problem:
      'the list of holidays ends on {day}; deadlines after it are worked out without holidays',
    expected: 'The holidays of the next year, as soon as they are known.',
  },
  dayToCome: {
    problem: '{day} is still to come, but it is said to be the day on which this was done',
    expected: 'The day on which it was done, or no such field until then.',
  },
  datedAhead: {
    problem: '{day} is still to come, but the entry is on the site at once',
    expected: 'The day of issue; or `publishFrom` with the day on which it is to appear.',
  },
  expiredAlready: {
    problem: '{day} is over, so that it is neither on the home page nor in the tickers',
    expected: 'The last day on which it is news. After it, the entry is in the archive only.',
  },
} as const satisfies Messages;
