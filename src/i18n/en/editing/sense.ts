import type { Messages } from '../../message.ts';

export const sense = {
  eventOnNoPage: {
    problem: 'no page lists this event ({kind}, {date}) or links to it',
    expected:
      'A list on a page of events that shows its year and its kind, in each language, or a link to it.',
  },
  pageOutOfReach: {
    problem: 'nothing leads to {path}: no menu, no list, no link and no site map',
    expected:
      'A line in src/content/navigation.yaml, a link on another page, or <SiteMap /> on the site map. With `unlisted: true` the page needs none of these.',
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
} as const satisfies Messages;
