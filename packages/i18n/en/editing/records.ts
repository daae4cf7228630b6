import type { Messages } from '../../types/message.ts';

/** What records say of each other, of their numbers and of their days. */
export const records = {
  dayBefore: {
    problem: '{later} is before {field} {earlier}',
    expected: 'The same day as `{field}` or a later one.',
  },
  timeNotAfter: {
    problem: '{later} is not after {field} {earlier}',
    expected: 'A later time than in `{field}`.',
  },
} as const satisfies Messages;
