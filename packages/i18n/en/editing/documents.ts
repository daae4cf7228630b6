import type { Messages } from '../../types/message.ts';

/** Files of an entry: those that are uploaded, and those that the site makes from its text. */
export const documents = {
  fileTypeNotOffered: {
    problem: '{value} is not a type of file that the site offers',
    expected: 'One of: {endings}.',
  },
  fileBroken: {
    problem:
      'the file can’t be opened: it is not complete, does not say how large it is, or is not of the type that its name says',
    expected:
      'A file that opens on this computer: a drawing saved as “plain SVG”, a picture as JPG, PNG, WebP or AVIF, a document saved again in its program. Copy it into the folder again.',
  },
  noTextForFile: {
    problem: 'there is no text to generate the file from',
    expected: 'The text of the document, or its file in the field `document`.',
  },
  noTableForSheet: {
    problem: 'there is no table to generate a sheet from',
    expected: 'A heading with ## and a table below it.',
  },
  fileTooLarge: {
    problem: 'the file has {size} MB, more than {most}',
    expected:
      'A smaller file: a photograph instead of a large drawing, a picture saved again as JPG, pages printed to a PDF.',
  },
  drawingNotClean: {
    problem:
      'the drawing has parts that run code, load something or are only for its program, and is published without them',
    expected:
      'The drawing as it is published. `npm run content -- --fix` writes it so, and the desk does when it takes the file. Look at it afterwards.',
  },
  pictureTellsMore: {
    problem:
      'the picture says more than is to be seen, such as where, when, by whom or with which camera it was taken',
    expected:
      'The same picture without that. `npm run content -- --fix` writes it so, and the desk does when it takes the file.',
  },
  pdfRunsCode: {
    problem:
      'the PDF has {found} besides its pages, which runs something at its reader or publishes another file',
    expected: 'The same pages alone: print them to a PDF.',
  },
  pdfLocked: {
    problem: 'the PDF opens only with a password',
    expected: 'The same PDF without a password, so that everyone can read it.',
  },
  notInFile: {
    problem: 'a file made from this text can’t show “{what}”',
    expected:
      'Words, headings, lists and tables, without code and lines (---), and of the components {names}. <BlankRows> comes right below a table.',
  },
  notInWorkbook: {
    problem: 'a workbook can’t show {what} here',
    expected:
      'In a workbook, <Fields> are left out, and a table is outside of notes, cards, lists and quotations. Or leave `xlsx` out of `formats`.',
  },
  tableWithoutSheet: {
    problem: 'this table can’t become a sheet of the workbook',
    expected:
      'A heading with ## of its own above each table, which differs in its first 31 characters from the others and from “{first}”. Or leave `xlsx` out of `formats`.',
  },
  letterNotInFonts: {
    problem: 'the fonts of the documents do not have {letter}',
    expected: 'A word, or a sign that keyboards have: “yes” for a tick, “to” for an arrow.',
  },
} as const satisfies Messages;
