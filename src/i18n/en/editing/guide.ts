/**
 * What the documents for editors say in the tables that are made from the collections and the
 * messages.
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
  message: 'Message',
  expected: 'What belongs there',
  seeField: 'The help of the field says it.',
  stops: 'Stops the build',
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
  topics: {
    fields: {
      title: 'Fields',
      fix: 'Look the field up in the table of its collection, and write the value as the example shows it. A mistyped name gives two messages: one for the name, one for the field that is missing.',
    },
    yaml: {
      title: 'Fields that can’t be read',
      fix: 'Look at the line that is named and the one above it. Usually a value has a colon or a quotation mark: put the whole value in straight quotes.',
    },
    values: {
      title: 'Values that are read in another way',
      fix: 'Put the value in straight quotes, or write it as the message says.',
    },
    bytes: {
      title: 'Letters and characters',
      fix: 'Save the file as UTF-8, and delete what can’t be seen. Text that is pasted from Word or a messenger often brings such characters.',
    },
    components: {
      title: 'Components in a text',
      fix: 'Compare the line with the example on the page Components. Leave an empty line before and after each tag.',
    },
    texts: { title: 'Text', fix: 'Correct the line as the message says, and look at the page.' },
    folders: {
      title: 'Folders and files',
      fix: 'Rename, move or delete what is named. Names have lower-case English letters, digits and hyphens.',
    },
    documents: {
      title: 'Documents and pictures',
      fix: 'Put the file beside the entry, or save it again in the form that the message names.',
    },
    pictures: {
      title: 'Pictures',
      fix: 'Open the picture in a program and save it again in the form that the message names.',
    },
    links: {
      title: 'Links',
      fix: 'Open the page that the link should lead to, and copy its address as the browser shows it on the English site, without the name of the site.',
    },
    redirects: {
      title: 'Redirects and withdrawn addresses',
      fix: 'Correct the line under `redirects` in `src/content/settings.yaml`: each old address leads straight to a page, or is gone.',
    },
    translations: {
      title: 'Translations',
      fix: 'Open both files side by side, and bring `hi.mdx` in line with `en.mdx`.',
    },
    languages: {
      title: 'Hindi and English',
      fix: 'Open both files side by side. Write each language in its own words and letters.',
    },
    records: {
      title: 'Records that disagree',
      fix: 'Compare the two records that are named, and correct the one that is wrong.',
    },
    sense: {
      title: 'What can’t be right',
      fix: 'Compare the entry with what is named, and correct the one that is wrong.',
    },
    privacy: {
      title: 'Law and privacy',
      fix: 'Take the words or the number out. If you are not sure, ask the Secretary General before you publish.',
    },
    other: { title: 'Others', fix: 'Do what the message says.' },
  },
} as const;
