import type { Messages } from '../../types/message.ts';

export const links = {
  linkLeadsNowhere: {
    problem: 'the link {target} leads nowhere',
    expected: 'The path of a page without a language, such as /about/charter, or an https address.',
  },
  linkPartMissing: {
    problem: 'the page {path} has no part {part}',
    expected: 'One of its tabs and headings: {parts}. Or the address without #.',
  },
  addressMalformed: {
    problem: '{target} is not a complete address',
    expected:
      'The address as the browser shows it, mailto: with an e-mail address, or tel: with a number in digits, such as tel:+911155500100.',
  },
  linkWithoutWords: {
    problem: 'the link to {target} has no words, so that nobody can see or click it',
    expected: 'Words in the square brackets that say where the link leads.',
  },
  pageOutOfReach: {
    problem: 'nothing leads to {path}: no menu, no list, no link and no site map',
    expected:
      'A line in src/content/navigation.yaml, a link on another page, or <SiteMap /> on the site map. With `unlisted: true` the page needs none of these.',
  },
} as const satisfies Messages;
