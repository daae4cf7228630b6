import type { Messages } from '../../message.ts';

/** What YAML makes of a value, and the lines around the fields. */
export const values = {
  readOtherwise: {
    problem: '{value} is not text to the computer, but a number or a date',
    expected: 'The value in quotes.',
  },
  fieldsMissing: {
    problem: 'this file has no fields',
    expected: 'First a line ---, then the fields, then a line ---, then the text.',
  },
  openingFenceMissing: {
    problem: 'the line --- above the fields is missing',
    expected: 'A line of exactly three hyphens, ---, above the first field.',
  },
  closingFenceMissing: {
    problem: 'the line --- below the fields is missing',
    expected: 'A line of exactly three hyphens, ---, between the last field and the text.',
  },
  fenceNotAlone: {
    problem: 'there is something after --- on its line',
    expected: 'A line of exactly three hyphens, ---, and nothing else.',
  },
  valueTaken: {
    problem: '{value} is what {other} has already',
    expected: 'A value that no other entry of this kind has.',
  },
} as const satisfies Messages;
