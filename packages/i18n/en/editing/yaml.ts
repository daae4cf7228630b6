import type { Messages } from '../../types/message.ts';

/** Reasons why the fields of a file can’t be read at all, or are read as something else. */
export const yaml = {
  yamlColon: {
    problem: 'a value contains a colon',
    expected: 'The value in straight quotation marks: `title: "Office: closed on Friday"`.',
  },
  yamlTwice: {
    problem: 'the field {name} is there twice',
    expected: 'Each field once. Delete one of the two lines.',
  },
  yamlTab: {
    problem: 'there is a tab at the beginning of the line',
    expected: 'Spaces in place of the tab.',
  },
  yamlSign: {
    problem: 'a value begins with a sign that has a meaning of its own: {sign}',
    expected: 'The value in straight quotation marks.',
  },
  yamlUnreadable: {
    problem: 'the fields can’t be read from this line on',
    expected:
      'One field per line, `name: value`, with no space before its name, one after the colon, and each mark and bracket closed. A value that contains a colon or a quotation mark, or begins with a sign, is in straight quotation marks.',
  },

  readOtherwise: {
    problem: '{value} is not text to the computer, but a number or a date',
    expected: 'The value in quotes.',
  },
  fieldsMissing: {
    problem: 'there are no fields between two lines of ---',
    expected:
      'A line of exactly three hyphens, ---, then the fields, then such a line again, then the text.',
  },
} as const satisfies Messages;
