import type { Messages } from '../../types/message.ts';

/** Days, editions and numbers that do not agree with one another. */
export const records = {
  dayBefore: {
    problem: '{later} is before {field} {earlier}',
    expected: 'The same day as `{field}` or a later one.',
  },
  timeNotAfter: {
    problem: '{later} is not after {field} {earlier}',
    expected: 'A later time than in `{field}`.',
  },
  noEdition: {
    problem: '{rule} is no page or guideline with an edition or version',
    expected: 'The path of the rule, whose page has `edition`, or whose guideline has `version`.',
  },
  editionSameTime: {
    problem: 'another edition of this rule also applies from {day}, or from an earlier day',
    expected: 'The first day on which this edition applied, before that of the next edition.',
  },
  editionGap: {
    problem: 'the next edition applies from {from}, so this one applies until {until}',
    expected: 'The day before the next edition applies.',
  },
  valueTaken: {
    problem: '{value} is what {other} has already',
    expected: 'A value that no other entry of this kind has.',
  },
  holidaysEnd: {
    problem:
      'the list of holidays ends on {day}; deadlines after it are worked out without holidays',
    expected: 'The holidays of the next year, as soon as they are known.',
  },
} as const satisfies Messages;
