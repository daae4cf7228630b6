import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilePdf, type PdfSource } from '../../../packages/documents/typst/compile.ts';
import { describePdf, readPdfText } from '../../support/pdf.ts';
import { organisation } from '../organisation.ts';

/** Words with signs that are drawn in another order than they are read, or that are joined. */
const hindi =
  'स्वास्थ्य, क्षेत्रीय प्रार्थना, विद्यार्थियों की शिक्षा, श्रीमती, ट्रक, हृदय, द्वितीय, स्पोर्ट्स, महासंघ, ₹5,000';

const source: PdfSource = {
  template: 'packages/documents/typst/document.typ',
  language: 'hi',
  organisation,
  title: 'भारतीय फैंटेसी स्पोर्ट्स महासंघ की आचार संहिता',
  description: 'परीक्षण के लिए एक दस्तावेज़।',
  date: '2026-11-18',
  data: {
    kicker: 'विनियामक दस्तावेज़',
    lead: hindi,
    facts: [{ name: 'संस्करण', value: '2.0' }],
    demonstration: null,
    contents: null,
    blocks: [{ type: 'paragraph', children: [{ type: 'text', value: hindi }] }],
  },
};

describe('a PDF in Hindi', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await compilePdf(source);
  }, 30_000);

  test('can be searched and copied: each word is read in the order of its characters, and once', async () => {
    const text = (await readPdfText(pdf)).replaceAll('\n', ' ');
    expect(text).toContain(source.title);
    for (const word of hindi.split(/,?\s+/)) expect.soft(text).toContain(word);
  });

  test('has only fonts of the site, none of the machine', async () => {
    const { fonts } = await describePdf(pdf);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect.soft(font).toMatch(/^[A-Z]{6}\+(NotoSansDevanagari|Eczar)-/);
  });

  test('always has the same bytes', async () => {
    expect((await compilePdf(source)).equals(pdf)).toBe(true);
  });
});

test('a PDF can contain a file', async () => {
  const attachments = [
    {
      name: 'token.txt',
      content: Buffer.from('abc'),
      description: 'A token',
      mediaType: 'text/plain',
    },
  ];
  const pdf = await compilePdf({ ...source, attachments });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const attached = (await document.getAttachments()) as unknown as
    Map<string, unknown> | Record<string, unknown>;
  expect(attached instanceof Map ? [...attached.keys()] : Object.keys(attached)).toEqual([
    'token.txt',
  ]);
});

test('a character that no font has is an error that names it', async () => {
  await expect(compilePdf({ ...source, data: { ...source.data, lead: 'ある' } })).rejects.toThrow(
    /could not be made.*could not be displayed/s,
  );
});
