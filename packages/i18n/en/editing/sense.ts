import type { Messages } from '../../types/message.ts';

export const sense = {
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
} as const satisfies Messages;
