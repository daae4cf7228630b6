import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { CollectionName } from '../../src/collections/index.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { dist, listFiles } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';

/** The PDFs that the build made from the texts of entries, as `files/<collection>/<entry>-<language>.pdf`. */
const pdfs = listFiles('files', '.pdf').map((path) => {
  const [, id = '', language = ''] = /^(.+)-([a-z]{2})\.pdf$/.exec(basename(path)) ?? [];
  const entry = readEntries(basename(dirname(path)) as CollectionName).find((one) => one.id === id);
  if (!entry) throw new Error(`${path} belongs to no entry.`);
  const fields = entry.fields[language as Language] ?? {};
  return { path, language, title: String(fields.title ?? fields.name), body: entry.bodies[language as Language] ?? '' };
});

const open = (path: string) => getDocument({ data: new Uint8Array(readFileSync(join(dist, path))), verbosity: 0 }).promise;

/** The words of a PDF in the order of reading. */
async function readWords(path: string): Promise<string> {
  const document = await open(path);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    }),
  );
  return pages.join('\n').normalize('NFC');
}

test('there are PDFs made from texts', () => {
  expect(pdfs.length).toBeGreaterThan(0);
});

test.each(pdfs)('$path is tagged, names its language and its title, and follows PDF/UA-1', async ({ path, language, title }) => {
  const text = readFileSync(join(dist, path), 'latin1');
  for (const mark of ['/StructTreeRoot', '/MarkInfo', `/Lang (${language}-IN)`, '/DisplayDocTitle true', 'pdfuaid:part'])
    expect.soft(text.includes(mark), mark).toBe(true);
  const { info } = (await (await open(path)).getMetadata()) as { info: { Title?: string } };
  expect(info.Title).toBe(title);
});

test.each(pdfs.filter(({ language }) => language === 'hi'))('$path has every Hindi word of its text', async ({ path, body }) => {
  const words = body
    .normalize('NFC')
    .replaceAll(/<\/?[A-Z][^>]*>/g, ' ')
    .match(/[\u0900-\u0963\u0970-\u097f]{2,}/g);
  const found = await readWords(path);
  expect([...new Set(words)].filter((word) => !found.includes(word))).toEqual([]);
});
