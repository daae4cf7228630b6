import type { Messages } from '../../types/message.ts';

/** Issues with YAML: values that it reads otherwise, and the lines around the fields. */
export const values = {
  readOtherwise: {
    problem: '{value} is not text to the computer, but a number or a date',
    expected: 'The value in quotes.',
  },
  fieldsMissing: {
    problem: 'there are no fields between two lines of ---',
    expected:
      'A line of exactly three hyphens, ---, then the fields, then such a line again, then the text.',
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
} as const satisfies Messages;
