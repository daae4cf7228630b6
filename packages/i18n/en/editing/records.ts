import type { Messages } from '../../types/message.ts';

/** Issues with the links, numbers and days of entries. */
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
