import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeDocx } from '../../../src/build/documents/docx.ts';
import type { DocumentSource } from '../../../src/build/documents/source.ts';
import { makeXlsx } from '../../../src/build/documents/xlsx.ts';
import { organisation } from './organisation.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const sum = { type: 'calculated' as const, formula: { kind: 'column' as const }, label: 'sum' };
const days = { type: 'calculated' as const, formula: { kind: 'days' as const, from: 'A', to: 'B' }, label: 'days' };

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
    { type: 'fields', items: [{ label: 'प्रयोजन', hint: null, half: false, lines: 1, options: ['बैंक', 'गेटवे'] }] },
    { type: 'list', ordered: true, start: 1, items: [[{ type: 'paragraph', children: [text('एक')] }]] },
    { type: 'paragraph', children: [{ type: 'link', url: 'https://www.ifsf.example/hi', children: [text('साइट')] }] },
  ],
};

/** The parts of an office file by their names; reads the directory at the end of the ZIP file. */
function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let entry = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = file.readUInt16LE(entry + 28);
    const name = file.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = file.readUInt32LE(entry + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(from, from + file.readUInt32LE(entry + 20));
    parts.set(name, (file.readUInt16LE(entry + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    entry += 46 + nameLength + file.readUInt16LE(entry + 30) + file.readUInt16LE(entry + 32);
  }
  return parts;
}

describe('a Word document', () => {
  test('has its title and language, real headings, lists, links and boxes to tick', async () => {
    const parts = unzip(await makeDocx(form));
    const body = parts.get('word/document.xml') ?? '';
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>शिकायत पंजी</dc:title>');
    expect(parts.get('docProps/core.xml')).toContain('2026-11-18T00:00:00Z');
    expect(parts.get('word/styles.xml')).toContain('w:val="hi-IN"');
    for (const mark of ['w:val="Heading1"', 'w:numPr', 'w14:checkbox', 'HYPERLINK', 'बैंक']) expect.soft(body).toContain(mark);
  });

  test('marks what is to be put in', async () => {
    const body = unzip(await makeDocx(source)).get('word/document.xml') ?? '';
    expect(/w:fill="FFE8C7"[^]*?<w:t[^>]*>\[नाम\]/.test(body)).toBe(true);
  });

  test('repeats the heading of a table on each page', async () => {
    expect(unzip(await makeDocx(source)).get('word/document.xml')).toContain('w:tblHeader');
  });

  test('has the same bytes whenever it is made', async () => {
    expect((await makeDocx(form)).equals(await makeDocx(form))).toBe(true);
  });
});

describe('a workbook', () => {
  test('has a sheet to read first and one for each table, with names that Excel allows', async () => {
    const names = [...(unzip(await makeXlsx(source)).get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['पहले पढ़ें', 'पंजी 2026']);
  });

  test('reckons: empty rows carry the formula on, and the sum comes after them', async () => {
    const sheet = unzip(await makeXlsx(source)).get('xl/worksheets/sheet2.xml') ?? '';
    const formulas = [...sheet.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula?.replaceAll('&quot;', '"'));
    expect(formulas).toEqual([
      '=IF(OR(A4="",B4=""),"",B4-A4)',
      '=IF(OR(A5="",B5=""),"",B5-A5)',
      '=IF(OR(A6="",B6=""),"",B6-A6)',
      '=SUM(C4:C6)',
    ]);
  });

  test('prints as wide as the paper', async () => {
    expect(unzip(await makeXlsx(source)).get('xl/worksheets/sheet2.xml')).toContain('fitToWidth="1"');
  });

  test('has the same bytes whenever it is made', async () => {
    expect((await makeXlsx(source)).equals(await makeXlsx(source))).toBe(true);
  });
});
