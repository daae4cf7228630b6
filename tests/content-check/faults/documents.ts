import { mdx, page } from '../fixture.ts';
import type { Message, SownFault } from './sown-fault.ts';

const file = 'downloads/complaint/en.mdx';

/** A form to download, with a text. */
export const form = (body: string, fields: Record<string, unknown> = {}) =>
  mdx(
    {
      name: 'Complaint form',
      description: 'The form for a complaint to the ombudsman.',
      kind: 'forms',
      order: 1,
      version: '"1.0"',
      date: '2026-11-18',
      ...fields,
    },
    body,
  );

/** A form; its text begins on line 9. */
const text = (
  name: string,
  body: string,
  message?: Message,
  line = 1,
  fields: Record<string, unknown> = {},
): SownFault => ({
  name,
  files: { [file]: form(body, fields) },
  finds: message
    ? [{ message, file, line: line + 8 + Object.keys(fields).length, field: 'text' }]
    : [],
});

/** A form that somebody made elsewhere. */
const upload = (
  name: string,
  document: string,
  content: string,
  found?: SownFault['finds'][number],
): SownFault => ({
  name: `${name} as a form`,
  files: {
    [file]: form('', { document: `./${document}` }),
    [`downloads/complaint/${document}`]: content,
  },
  finds: found ? [found] : [],
});

const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';
const workbook = { formats: '[xlsx]' };

export const sown: readonly SownFault[] = [
  text('a form without a text', '', 'noTextForFile'),
  text('a component of a page in a form', 'See:\n\n<Hero />\n', 'notInFile', 3),
  text('a workbook without a table', 'Words.\n', 'noTableForSheet', 1, workbook),
  upload('a page with the name of a PDF', 'form.pdf', '<html>', {
    message: 'fileBroken',
    file: 'downloads/complaint/form.pdf',
  }),
  upload('a file without anything in it', 'form.docx', '', {
    message: 'fileBroken',
    file: 'downloads/complaint/form.docx',
  }),
  upload('a program', 'form.exe', 'MZ', {
    message: 'fileTypeNotOffered',
    file,
    line: 8,
    field: 'document',
  }),
  upload('a text', 'form.txt', 'Words.'),
  text('a tick in a form', 'I agree ✓ to this.\n', 'letterNotInFonts'),
  text('a box in a table of a form', '| a | b |\n|---|---|\n| ☐ | 2 |\n', 'letterNotInFonts', 3),
  {
    name: 'a tick in the name of a form',
    files: { [file]: form('Words.\n', { name: 'Complaint form ✓' }) },
    finds: [{ message: 'letterNotInFonts', file, line: 2, field: 'name' }],
  },
  text('a block of code in a form', 'Words.\n\n```\nname\n```\n', 'notInFile', 3),
  text('a line in a form', 'Words.\n\n---\n\nWords.\n', 'notInFile', 3),
  text(
    'boxes to fill in, in a workbook',
    `## Sheet\n\n${table}\n<Fields>\n\n<Field label="Name" />\n\n</Fields>\n`,
    'notInWorkbook',
    7,
    workbook,
  ),
  text(
    'two tables below one heading of a workbook',
    `## Sheet\n\n${table}\nWords.\n\n${table}`,
    'tableWithoutSheet',
    9,
    workbook,
  ),
  text(
    'a table above the first heading of a workbook',
    `${table}\n## Sheet\n\n${table}`,
    'tableWithoutSheet',
    1,
    workbook,
  ),
  text(
    'two headings of a workbook that begin alike',
    `## Complaints about accounts in Delhi\n\n${table}\n## Complaints about accounts in Deoghar\n\n${table}`,
    'tableWithoutSheet',
    9,
    workbook,
  ),
  text(
    'a heading with the name of the first sheet of a workbook',
    `## Read first\n\n${table}`,
    'tableWithoutSheet',
    3,
    workbook,
  ),
  text(
    'empty rows without a table in a form',
    'Words.\n\n<BlankRows count="4" />\n',
    'notInFile',
    3,
  ),
  {
    name: 'a page with an arrow, whose text is in a file',
    files: {
      [file]: form('', { page: 'sample' }),
      'pages/sample/en.mdx': page('Home → Complaints\n'),
    },
    finds: [{ message: 'letterNotInFonts', file: 'pages/sample/en.mdx', line: 5, field: 'text' }],
  },
  text('signs that the fonts have', 'It costs ₹ 500 – “fair” … © 2026 · 50 %, २० रुपये\n'),
  text(
    'boxes to fill in, in a form',
    '## You\n\n<Fields>\n\n<Field label="Name" />\n\n</Fields>\n',
  ),
  text(
    'a sheet for each heading of a workbook, with empty rows, and words above them',
    `Words.\n\n## Sheet\n\n${table}\n<BlankRows count="4" />\n\n## Another sheet\n\nWords.\n\n${table}`,
    undefined,
    1,
    workbook,
  ),
  {
    name: 'an arrow on a page',
    files: { 'pages/sample/en.mdx': page('Home → Complaints ✓\n') },
    finds: [],
  },
];
