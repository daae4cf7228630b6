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
  numbersOutOfOrder: {
    problem: '{number} is dated {date}, but {before} is dated {dateBefore}',
    expected: 'Numbers in the order of their dates.',
  },
  numbersMissing: {
    problem: 'no record has the number {numbers}',
    expected:
      'A series without gaps: write the missing record, or give the reason in `missingNumbers` of the settings.',
  },
  numberUnknown: {
    problem: 'no record has the number {number}',
    expected: 'The number of a record, as it is written there.',
  },

  numberNotOfMonth: {
    problem: '{number} does not fit {date}: at {perMonth} a month it would be about {about}',
    expected: 'The number under which it was issued; or another `perMonth` in the settings.',
  },

  announcedLate: {
    problem: 'applies from {date}, but {other} announced it only on {announced}',
    expected: 'At least {days} days between the two, as the Federation promises.',
  },
  dayAfterReport: {
    problem: '{day} is after the date of the report, {date}',
    expected:
      'What was known on that date. Begin an addition with its day: “Added on 18 November 2026: …”.',
  },

  titleUsedTwice: {
    problem: 'is the same as in {other}',
    expected: 'A title that no other page has, such as with the year.',
  },
  descriptionUsedTwice: {
    problem: 'is the same as in {other}',
    expected: 'What is special about this page.',
  },

  dateNotOfEvent: {
    problem: '{date} is not a day of {event}, which is {first}',
    expected: 'A day of the event that the record belongs to.',
  },
  dateNotInEvent: {
    problem: '{date} is not a day of {event}, which is {first} to {last}',
    expected: 'A day of the event that the record belongs to.',
  },
  titleOfOtherYear: {
    problem: 'names {year}, but the date is {date}',
    expected: 'The year in which the event takes place.',
  },
  dateNotInFolderYear: {
    problem: '{date} is not in the year of the folder {folder}',
    expected: 'A day of that year.',
  },
} as const satisfies Messages;
