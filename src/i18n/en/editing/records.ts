import type { Messages } from '../../message.ts';

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

  numberOfOtherYear: {
    problem: '{number} is a number of {year}, but date is {date}',
    expected: 'The year of the date in the number.',
  },
  numberUsedTwice: {
    problem: '{number} is the number of {other} already',
    expected: 'A number that no other record has.',
  },
  numberUnknown: {
    problem: 'no record has the number {number}',
    expected: 'The number of a record, as it is written there.',
  },

  titleUsedTwice: {
    problem: 'is the same as in {other}',
    expected: 'A title that no other page has, such as with the year.',
  },
} as const satisfies Messages;
