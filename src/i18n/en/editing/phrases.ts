/** What is around the messages, and parts of sentences that fill their places. */
export const phrases = {
  place: '{file}, line {line}',
  expected: 'Expected: {expected}',
  example: 'Example:  {example}',

  'report.look': 'Worth a look: {file}, line {line}, {field}: {problem}',
  'report.untranslated': 'No translation yet, shown in English: {entry}',
  'report.reviewOverdue': 'Review overdue since {day}: {file}, line {line}',
  'report.summary': '{entries} entries checked, {faults} to fix, {remarks} worth a look.',

  'summary.title': 'What the check of the content says',
  'summary.stop': 'To correct',
  'summary.review': 'Worth a look',

  'command.noOption': 'There is no option {option}. The options are {options}.',
  'command.pathMayFollow': 'The path of one file or folder may follow.',
  'command.days': '--days takes a whole number, such as --days 90.',
  'command.new':
    'npm run new asks what is new. With the answers it asks nothing: npm run new -- notice "Office closed on 25 December". It can be one of: {choices}.',
  'command.onePath': 'Name one file or folder only.',
  'command.noPath': 'There is no {path} in src/content.',
  'command.fixed': 'Characters that nobody sees were removed from {file}.',
  'addresses.added': 'New in {list}: {addresses}',
  'addresses.unread':
    'The list of published addresses can’t be read from {site}. {list} is used as it is.',
  'command.watching': 'Waiting for the next change in src/content. Ctrl+C ends it.',

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

  'value.list': 'a list',
  'value.group': 'a group of fields',

  'because.dated': 'Nobody says it any more.',
  'because.official': 'It is the language of offices; readers expect the everyday word.',
  'because.translated': 'It is translated word for word; the language says it in another way.',
  'because.nothingStands': 'Words, rules and marks do not “stand” anywhere.',
  'because.glossary': 'It is the word of the glossary.',
  'because.latin': 'Hindi is written in Hindi.',
  'because.protest': 'For a demonstration of the site it reads as a protest or a performance.',
  'because.price': 'It reads as a price.',
  'because.accepted': 'It also means that the complaint was taken up.',
  'because.unusual': 'Nobody uses the word.',
  'because.oneWord': 'The site has one word for one thing.',
  'because.sameDigits': 'The site has the same digits in both languages.',
  'because.danda': 'It ends the word before it.',

  'write.digits': '0 to 9',
  'write.danda': 'the danda (।) without a space before it',
  'field.file': 'file',

  'encoding.utf16': 'UTF-16',
  'encoding.windows1252': 'Windows-1252 (“ANSI”)',
  'encoding.latin1': 'Latin-1',

  'character.zeroWidthSpace': 'zero-width space',
  'character.wordJoiner': 'word joiner',
  'character.joiner': 'joiner outside of Hindi',
  'character.softHyphen': 'soft hyphen',
  'character.directionMark': 'mark for left or right',
  'character.directionChange': 'change of the direction of writing',
  'character.byteOrderMark': 'byte order mark',
  'character.lineSeparator': 'line separator',
  'character.invisible': 'character without a shape',
  'character.control': 'control character',
  'character.lost': 'sign for a letter that was lost',
  'character.privateUse': 'sign that only one program knows',
  'character.noBreakSpace': 'no-break space in place of a space',
} as const;
