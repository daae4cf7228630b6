/**
 * What the documents for editors say in the tables that are made from the collections and the
 * components.
 */
export const guide = {
  field: 'Field',
  file: 'File',
  required: 'Required',
  write: 'What to write',
  both: 'both',
  yes: 'yes',
  no: 'no',
  choices: 'One of: {choices}.',
  length: '{least} to {most} characters.',
  mostLength: 'At most {most} characters.',
  example: 'Example: {example}.',
  component: 'Component',
  purpose: 'What it is for',
  attributes: 'Attributes',
  asWritten: 'As it is written',
  mayBeLeftOut: 'May be left out.',
  inside: 'Only inside {parent}.',
  places: {
    home: 'Only on the home page.',
    fillable: 'Only in a text of which files to fill in are made.',
  },
  oneForm: 'One form a page.',
} as const;
