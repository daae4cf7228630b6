import type { Messages } from '../../message.ts';

/** Why the fields of a file can’t be read at all. */
export const yaml = {
  yamlColon: {
    problem: 'a value contains a colon',
    expected: 'The value in straight quotation marks: `title: "Office: closed on Friday"`.',
  },
  yamlTwice: {
    problem: 'the field {name} is there twice',
    expected: 'Each field once. Delete one of the two lines.',
  },
  yamlQuote: {
    problem: 'a quotation mark is opened and not closed',
    expected: 'The same mark, " or \', at the beginning and at the end of the value.',
  },
  yamlAfterQuote: {
    problem: 'there is something after the closing quotation mark',
    expected: 'The whole value between the marks. A value that contains \' is put between two ".',
  },
  yamlBracket: {
    problem: 'a list or group in brackets is not written correctly',
    expected: 'Commas between the parts, and each bracket closed: `[first, second]`.',
  },
  yamlTab: {
    problem: 'there is a tab at the beginning of the line',
    expected: 'Spaces in place of the tab.',
  },
  yamlIndent: {
    problem: 'the line begins with too many or too few spaces',
    expected:
      'No space before the name of a field, and the same number of spaces before each line of a list.',
  },
  yamlDash: {
    problem: 'a list begins on the line of its field',
    expected: 'The first line of the list, with its hyphen, below the name of the field.',
  },
  yamlNoColon: {
    problem: 'this line is not a field',
    expected:
      'One field per line, `name: value`. The second line of a long value begins with two spaces.',
  },
  yamlNoSpace: {
    problem: 'there is no space after the colon',
    expected: 'A space between the colon and the value, `name: value`.',
  },
  yamlSign: {
    problem: 'a value begins with a sign that has a meaning of its own: {sign}',
    expected: 'The value in straight quotation marks.',
  },
  yamlBackslash: {
    problem: 'a backslash (\\) between " and " has a meaning of its own',
    expected: "Single quotation marks: `'C:\\papers'`.",
  },
  yamlDashes: {
    problem: 'there is a line of hyphens among the fields',
    expected: 'The three hyphens only above and below all fields.',
  },
  yamlUnreadable: {
    problem: 'the fields can’t be read from this line on',
    expected:
      'One field per line, `name: value`. Put a value that contains a colon in quotation marks.',
  },
} as const satisfies Messages;
