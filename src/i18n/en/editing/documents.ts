import type { Messages } from '../../message.ts';

/** Files of an entry: those that are uploaded, and those that the site makes from its text. */
export const documents = {
  fileTypeNotOffered: {
    problem: '{value} is not a type of file that the site offers',
    expected: 'One of: {endings}.',
  },
  fileNotOfType: {
    problem: 'the file is empty, or not of the type that its name says',
    expected: 'The file, saved again in the program that created it.',
  },
  noTextForFile: {
    problem: 'there is no text to generate the file from',
    expected: 'The text of the document, or its file in the field `document`.',
  },
  componentNotInFile: {
    problem: '<{name}> can’t be shown in a file',
    expected: 'One of: {names}.',
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
  drawingBroken: {
    problem: 'the drawing can’t be opened',
    expected: 'A drawing that a browser shows. Save it again as “plain SVG”.',
  },
  drawingWithoutSize: {
    problem: 'the drawing does not say how large it is',
    expected: 'A drawing with a `viewBox`. Save it again as “plain SVG”.',
  },
  pictureBroken: {
    problem:
      'the picture can’t be opened: it is not a picture, not complete, or of a type that browsers do not know',
    expected:
      'A picture that opens on this computer, saved as JPG, PNG, WebP or AVIF. Copy it into the folder again.',
  },
  pictureTellsMore: {
    problem:
      'the picture says more than is to be seen, such as where, when, by whom or with which camera it was taken',
    expected:
      'The same picture without that. `npm run content -- --fix` writes it so, and the desk does when it takes the file.',
  },
  pdfBroken: {
    problem: 'the PDF can’t be opened',
    expected: 'A PDF that opens on this computer. Copy it into the folder again.',
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
    expected: 'Words, headings, lists, tables and components, without code and lines (---).',
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
  blankRowsAlone: {
    problem: '{what} has no table above it',
    expected: 'A table, and {what} right below it.',
  },
  letterNotInFonts: {
    problem: 'the fonts of the documents do not have {letter}',
    expected: 'A word, or a sign that keyboards have: “yes” for a tick, “to” for an arrow.',
  },
} as const satisfies Messages;
