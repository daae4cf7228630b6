import type { Messages } from '../../message.ts';

/** What is wrong with a text: headings, tables, marks, components that are out of place. */
export const texts = {
  textMissing: {
    problem: 'this page has no text',
    expected: 'The text below the fields, after the line ---.',
  },
  translatedTextMissing: {
    problem: 'there is no text here, but the English version has one',
    expected: 'The translation of the text of the English version.',
  },

  headingSkipped: {
    problem: 'the heading “{heading}” skips a level',
    expected: 'Below the title ##, below ## either ## or ###: no level is left out.',
  },
  headingRepeated: {
    problem: 'the heading “{heading}” is there twice',
    expected: 'A heading that no other part of the section has.',
  },
  headingEmpty: {
    problem: 'there is a heading without words',
    expected: 'The words after ##, or no heading.',
  },
  headingBold: {
    problem: 'the heading “{heading}” has bold marks in it',
    expected: 'The heading without **: headings are bold already.',
  },
  boldForHeading: {
    problem: '“{heading}” is bold type in place of a heading',
    expected: 'A heading, with ## before it, by which readers and screen readers find the part.',
  },
  headingUnderlined: {
    problem: 'the line “{heading}” becomes a heading, as hyphens are right below it',
    expected: 'An empty line above ---, or ## in front of what is to be a heading.',
  },
  headingWithoutSpace: {
    problem: 'readers see “{signs}{words}” as it is, not as a heading',
    expected: 'A space after the signs: {signs} {words}',
  },

  tableRagged: {
    problem:
      'this row of the table has {cells} cells, the headings have {columns}: cells are lost or missing',
    expected: 'As many cells as headings, with | between them. An empty cell is kept: | |.',
  },
  tableWithoutLine: {
    problem: 'these rows are not a table: the line of hyphens is missing or does not fit',
    expected: 'Below the headings a line with as many --- as there are columns: |---|---|.',
  },
  tableWithoutHeadings: {
    problem: 'this table has no headings',
    expected: 'The name of each column in the first row, above the line of hyphens.',
  },
  tableWithTabs: {
    problem:
      'these rows have tabs between their cells, as in a spreadsheet: on the site they run together',
    expected: 'A table with | between the cells and a line |---|---| below the headings.',
  },

  bulletPasted: {
    problem: 'a line begins with the sign {bullet}, so that the list becomes one paragraph',
    expected:
      'A hyphen and a space (- ) before each item, each on a line of its own, with an empty line above the list.',
  },
  listWithoutSpace: {
    problem:
      '“{start}” is not an item of a list, as there is no space after its sign: the lines run together',
    expected: 'A space after the sign, as in “1. First” and “- first”.',
  },
  listInParagraph: {
    problem: '“{start}” is not an item of a list here: it goes on with the paragraph above it',
    expected: 'An empty line above the list, and 1. before its first item.',
  },
  listJoined: {
    problem: 'a list begins right below a line of text',
    expected: 'An empty line above it. If it is not a list, the sentence on one line.',
  },
  textJoinsList: {
    problem: 'this line is right below a list, so that it becomes part of the last item',
    expected: 'An empty line below the list. If it belongs to the item, two spaces before it.',
  },
  boldNotClosed: {
    problem: 'two stars or underscores (** or __) are shown as they are',
    expected: '**words** with no space inside the stars, or \\*\\* where the stars are meant.',
  },
  codeNotClosed: {
    problem:
      'the block that begins with {fence} is not closed: everything below it is shown as code',
    expected: 'The line {fence} below the block as well.',
  },

  componentOutside: {
    problem: '<{name}> is not inside <{parent}>',
    expected: '<{name}> between <{parent}> and </{parent}>.',
  },
  componentEmpty: {
    problem: 'there is nothing in <{name}>',
    expected: 'Something between <{name}> and </{name}>, or no <{name}> at all.',
  },
  componentPartMissing: {
    problem: 'there is no <{part}> in <{name}>, and <{name}> shows nothing else',
    expected: '<{part}> … </{part}> between <{name}> and </{name}>, or the words without <{name}>.',
  },
  componentListMissing: {
    problem: 'there is no numbered list in <{name}>',
    expected: 'A list with 1., 2. and 3. between <{name}> and </{name}>.',
  },
  componentTableMissing: {
    problem: 'there is no table in <{name}>',
    expected: 'A table between <{name}> and </{name}>.',
  },
  componentTextLost: {
    problem: 'what is between <{name}> and </{name}> is not shown',
    expected: '<{name} /> alone, and the words above or below it.',
  },
  idTwice: {
    problem: 'another <{name}> on this page has the id {id} already, so that links reach only one',
    expected: 'An id that nothing else on the page has.',
  },
  componentOnlyOnPage: {
    problem: '<{name}> can’t be shown in an entry of this kind',
    expected: 'A page of src/content/pages, to which the text can link.',
  },
  componentOnlyInFile: {
    problem: '<{name}> is for files that are filled in, not for this page',
    expected: 'A document in src/content/downloads, to which the text can link.',
  },
  componentOnlyOnHome: {
    problem: '<{name}> is only for a page with `format: home`',
    expected: 'Words, headings, <Cards> or <Panel>.',
  },
  secondForm: {
    problem: '<{name}> is the second form on this page',
    expected: 'One form on a page. Put the other one on a page of its own.',
  },

  placeholder: {
    problem: '“{words}” seems to be left from a draft',
    expected: 'What is to be there, or the text without it.',
  },
  exampleLeft: { problem: 'this is the example with which a new entry begins' },
  exampleTextLeft: {
    problem: 'the text is the line with which a new entry begins',
    expected: 'The text of the entry, or nothing.',
  },
  fileNameAsWords: {
    problem: '“{words}” is the name of a file',
    expected: 'Words that say what the file shows or holds, such as “Delegates in the main hall”.',
  },
  paragraphRepeated: {
    problem: 'this paragraph is the same as in line {line}',
    expected: 'The paragraph once.',
  },
} as const satisfies Messages;
