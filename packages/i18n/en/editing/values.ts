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
  valueTaken: {
    problem: '{value} is what {other} has already',
    expected: 'A value that no other entry of this kind has.',
  },
} as const satisfies Messages;
