/** The texts around messages, and phrases that fill their placeholders. */
export const phrases = {
  place: '{file}, line {line}',
  expected: 'Expected: {expected}',
  example: 'Example:  {example}',

  'report.look': 'Worth a look: {file}, line {line}, {field}: {problem}',
  'report.untranslated': 'No translation yet, shown in English: {entry}',
  'report.reviewOverdue': 'Review overdue since {day}: {file}, line {line}',
  'report.summary': '{entries} entries checked, {faults} to fix, {remarks} worth a look.',

  'command.options': 'The options are {options}. The path of one file or folder may follow.',
  'command.new':
    'npm run new asks what is new. With the answers it asks nothing: npm run new -- notice "Office closed on 25 December". It can be one of: {choices}.',
  'command.noPath': 'There is no {path} in src/content.',
  'command.fixed': 'Characters that nobody sees were removed from {file}.',
  'addresses.added': 'New in {list}: {addresses}',
  'addresses.unread':
    'The list of published addresses can’t be read from {site}. {list} is used as it is.',

  'field.text': 'text',
  'field.folder': 'folder',
  'field.fields': 'fields',
  'field.picture': 'picture',
  'field.fileName': 'file name',
  'field.wholeFile': '(the whole file)',

  'new.text': 'The text of the entry comes here.',
  'new.translation': 'The text in this language comes here, and the words above in it too.',
  'new.optional': 'Further fields: {names}. See {folder}.',
  'new.choices': 'One of: {choices}.',

  'field.file': 'file',
} as const;
