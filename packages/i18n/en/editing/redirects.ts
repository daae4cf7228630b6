import type { Messages } from '../../types/message.ts';

export const redirects = {
  redirectFromPage: {
    problem: '{from} has a page or is a section of the menu, so that nobody would be led on',
    expected:
      'An old path without a page. Delete the redirect, or take the page off the site first.',
  },
  redirectFromNoPath: {
    problem: 'no visitor ever asks for {from} in this form',
    expected: '{path}. A path without a language, without a slash at the end, and without ? and #.',
  },
  redirectWithoutTarget: {
    problem: 'it is not clear where {from} leads',
    expected: 'Either the path of a page in `to`, or `gone: true` when nothing takes its place.',
  },
  redirectToGone: {
    problem: '{to} has no page: it is a draft, gone, or a redirect itself',
    expected: 'The path of a page that is on the site, or `gone: true` in place of `to`.',
  },
  publishedGone: {
    problem: 'the address {address} was published and has no page any more',
    expected:
      'A redirect to the page in its place, or `gone: true` when there is none. If it was never on the site, delete its line in {list}.',
  },
  publishedDraft: {
    problem: 'the address {address} was published, and a draft has no page',
    expected:
      'A redirect in the settings as long as the page is off the site, or the page without `draft: true`.',
  },
  publishedScheduled: {
    problem:
      'the address {address} is online, and would have no page until the day in `publishFrom`',
    expected: 'No `publishFrom`, as the page has been published.',
  },
} as const satisfies Messages;
