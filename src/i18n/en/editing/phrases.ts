/** What is around the messages, and parts of sentences that fill their places. */
export const phrases = {
  place: '{file}, line {line}',
  expected: 'Expected: {expected}',
  example: 'Example:  {example}',

  'field.text': 'text',
  'field.folder': 'folder',
  'field.fields': 'fields',
  'field.picture': 'picture',
  'field.fileName': 'file name',
  'field.wholeFile': '(the whole file)',
} as const;
