import type { Messages } from '../../message.ts';

export const links = {
  linkLeadsNowhere: {
    problem: 'the link {target} leads nowhere',
    expected: 'The path of a page without a language, such as /about/charter, or an https address.',
  },
} as const satisfies Messages;
