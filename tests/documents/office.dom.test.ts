import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeDocx } from '../../packages/documents/docx.ts';
import type { DocumentSource } from '../../packages/documents/source.ts';
import { makeXlsx } from '../../packages/documents/xlsx.ts';
import { organisation } from './organisation.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const sum = { type: 'calculated' as const, formula: { kind: 'column' as const }, label: 'sum' };
const days = {
  type: 'calculated' as const,
  formula: { kind: 'days' as const, from: 'A', to: 'B' },
  label: 'days',
};

const source: DocumentSource = {
  language: 'hi',
  organisation,
  title: 'शिकायत पंजी',
  kind: 'नमूना',
  lead: 'हर शिकायत की एक पंक्ति।',
  facts: [{ name: 'संस्करण', value: '1.0' }],
  date: '2026-11-18',
  footer: 'IFSF',
  demonstration: null,
  contents: null,
  words: { page: 'पृष्ठ {page}, कुल {pages}', readFirst: 'पहले पढ़ें' },
  blocks: [
    { type: 'paragraph', children: [text('प्रिय [नाम], नमस्कार।')] },
    { type: 'heading', level: 1, children: [text('पंजी: 2026')] },
    {
      type: 'table',
      align: [null, null, null],
      widths: [10, 10, 10],
      blankRows: 2,
      rows: [
        [[text('प्राप्ति')], [text('उत्तर')], [text('दिन')]],
        [[text('2026-12-01')], [text('2026-12-09')], [days]],
        [[text('सब')], [text('7')], [sum]],
      ],
    },
  ],
};

const form: DocumentSource = {
  ...source,
  blocks: [
    { type: 'heading', level: 1, children: [text('आप')] },
    {
      type: 'fields',
      items: [{ label: 'प्रयोजन', hint: null, half: false, lines: 1, options: ['बैंक', 'गेटवे'] }],
    },
    {
      type: 'list',
      ordered: true,
      start: 1,
      items: [[{ type: 'paragraph', children: [text('एक')] }]],
    },
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://www.ifsf.example/hi', children: [text('साइट')] }],
    },
  ],
};

/** A part of an office file, parsed. */
function readPart(file: Buffer, name: string): Document {
  const part = unzipSync(file)[name];
  if (!part) throw new Error(`The file has no ${name}.`);
  return new DOMParser().parseFromString(strFromU8(part), 'text/xml');
}

const textsOf = (part: Document, element: string) =>
  [...part.getElementsByTagName(element)].map(({ textContent }) => textContent);

describe('a Word document', () => {
  test('has its title, date and language, real headings, lists, links and boxes to tick', async () => {
    const file = await makeDocx(form);
    const properties = readPart(file, 'docProps/core.xml');
    expect(textsOf(properties, 'dc:title')).toEqual(['शिकायत पंजी']);
    expect(textsOf(properties, 'dcterms:created')).toEqual(['2026-11-18T00:00:00Z']);
    expect(
      readPart(file, 'word/styles.xml').querySelector('docDefaults lang')?.getAttribute('w:val'),
    ).toBe('hi-IN');
    const body = readPart(file, 'word/document.xml');
    expect(body.querySelector('pStyle[*|val="Heading1"]')).not.toBeNull();
    for (const element of ['w:numPr', 'w14:checkbox'])
      expect.soft(textsOf(body, element), element).not.toEqual([]);
    expect(body.querySelector('fldSimple')?.getAttribute('w:instr')).toBe(
      'HYPERLINK "https://www.ifsf.example/hi"',
    );
    expect(body.documentElement.textContent).toContain('बैंक');
  });

  test('highlights what is to be filled in', async () => {
    const body = readPart(await makeDocx(source), 'word/document.xml');
    const highlighted = [...body.querySelectorAll('r:has(> rPr > shd[*|fill="FFE8C7"])')].map(
      ({ textContent }) => textContent,
    );
    expect(highlighted).toEqual(['[नाम]']);
  });

  test('repeats the heading of a table on each page', async () => {
    const rows = [
      ...readPart(await makeDocx(source), 'word/document.xml').getElementsByTagName('w:tr'),
    ];
    const repeated = rows.map(
      (row) => row.querySelector('tblHeader')?.getAttribute('w:val') !== 'off',
    );
    expect(repeated).toEqual([true, ...rows.slice(1).map(() => false)]);
  });

  test('always has the same bytes', async () => {
    expect((await makeDocx(form)).equals(await makeDocx(form))).toBe(true);
  });
});

describe('a workbook', () => {
  test('has a sheet to read first and one for each table, with names that Excel allows', async () => {
    const sheets = [
      ...readPart(await makeXlsx(source), 'xl/workbook.xml').querySelectorAll('sheet'),
    ];
    expect(sheets.map((sheet) => sheet.getAttribute('name'))).toEqual(['पहले पढ़ें', 'पंजी 2026']);
  });

  test('calculates: empty rows have the formula too, and the total comes after them', async () => {
    expect(textsOf(readPart(await makeXlsx(source), 'xl/worksheets/sheet2.xml'), 'f')).toEqual([
      '=IF(OR(A4="",B4=""),"",B4-A4)',
      '=IF(OR(A5="",B5=""),"",B5-A5)',
      '=IF(OR(A6="",B6=""),"",B6-A6)',
      '=SUM(C4:C6)',
    ]);
  });

  test('prints a wide table at a smaller scale, so that it fits the page', async () => {
    const wide = {
      ...source,
      blocks: source.blocks.map((block) =>
        block.type === 'table' ? { ...block, widths: [90, 90, 90, 90] } : block,
      ),
    };
    const scaleOf = async (file: Promise<Buffer>) =>
      readPart(await file, 'xl/worksheets/sheet2.xml')
        .querySelector('pageSetup')
        ?.getAttribute('scale');
    expect(await scaleOf(makeXlsx(source))).toBeNull();
    // Four columns of at most 44 characters on a page of 138.
    expect(await scaleOf(makeXlsx(wide))).toBe('78');
  });

  test('always has the same bytes', async () => {
    expect((await makeXlsx(source)).equals(await makeXlsx(source))).toBe(true);
  });
});
