import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilePdf, type PdfSource } from '../../../src/build/typst/compile.ts';
import { organisation } from '../documents/organisation.ts';

/** Words whose signs are drawn in another order than they are read, or that melt together. */
const hindi = 'स्वास्थ्य, क्षेत्रीय प्रार्थना, विद्यार्थियों की शिक्षा, श्रीमती, ट्रक, हृदय, द्वितीय, स्पोर्ट्स, महासंघ, ₹5,000';

const source: PdfSource = {
  template: 'src/build/typst/document.typ',
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

/** The words of a PDF as PDF.js reads them, which knows no ActualText. */
async function readWords(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
}

describe('a PDF in Hindi', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await compilePdf(source);
  }, 30_000);

  test('is tagged, and says its title, its language and its standard', () => {
    const text = pdf.toString('latin1');
    for (const mark of ['/StructTreeRoot', '/MarkInfo', '/Lang (hi-IN)', '/DisplayDocTitle true', 'pdfuaid:part'])
      expect.soft(text).toContain(mark);
  });

  test('can be searched and copied: every word reads in its own order', async () => {
    const words = await readWords(pdf);
    expect(words).toContain(source.title);
    for (const word of hindi.split(/,?\s+/)) expect.soft(words).toContain(word);
  });

  test('carries only fonts of the site, none of the machine', () => {
    const names = [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name?.startsWith('Site'))).toEqual([]);
  });

  test('has the same bytes whenever it is made', async () => {
    expect((await compilePdf(source)).equals(pdf)).toBe(true);
  });
});

test('a file travels inside a PDF', async () => {
  const attachments = [{ name: 'token.txt', content: Buffer.from('abc'), description: 'A token', mediaType: 'text/plain' }];
  const pdf = await compilePdf({ ...source, attachments });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const attached = (await document.getAttachments()) as unknown as Map<string, unknown> | Record<string, unknown>;
  expect(attached instanceof Map ? [...attached.keys()] : Object.keys(attached)).toEqual(['token.txt']);
});

test('a character that no font has stops the making and is named', async () => {
  await expect(compilePdf({ ...source, data: { ...source.data, lead: 'ある' } })).rejects.toThrow(
    /could not be made.*could not be displayed/s,
  );
});
