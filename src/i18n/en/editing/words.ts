import type { Messages } from '../../message.ts';

/** Words that the glossary refuses. */
export const words = {
  wordBetter: {
    problem: 'the site does not write “{word}”',
    expected: '{write}. {because} If it is right here, put it in “quotation marks”.',
  },
} as const satisfies Messages;
