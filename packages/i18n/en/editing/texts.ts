import type { Messages } from '../../types/message.ts';

/** Issues with a text: headings, tables, marks, misplaced components. */
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
  headingEmpty: {
    problem: 'there is a heading without words',
    expected: 'The words after ##, or no heading.',
  },
  boldForHeading: {
    problem: '“{heading}” is bold type in place of a heading',
    expected: 'A heading, with ## before it, by which readers and screen readers find the part.',
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

  componentOutside: {
    problem: '<{name}> is not inside <{parent}>',
    expected: '<{name}> between <{parent}> and </{parent}>.',
  },
  componentEmpty: {
    problem: 'there is nothing in <{name}>',
    expected: 'Something between <{name}> and </{name}>, or no <{name}> at all.',
  },
  componentPartMissing: {
    problem: 'there is no {part} in <{name}>, and <{name}> shows nothing else',
    expected: '{part} between <{name}> and </{name}>, or the words without <{name}>.',
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
  repeatsSettings: {
    problem: '“{found}” is in the settings, and would stay here when they change',
    expected: 'In a text {component}. In a field, words without it, such as “we”.',
  },
} as const satisfies Messages;
