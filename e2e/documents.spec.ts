import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findTags } from './support/html.ts';
import { dist, languages, readPage, routes } from './support/routes.ts';
import { expect, open, test } from './support/test.ts';

const collections = ['downloads', 'publications', 'guidelines', 'release'];

/** The pages of entries that have files. */
const entryPages = routes.filter(({ page }) => collections.some((name) => page.startsWith(`/resources/${name}/`)));

const lists = collections.flatMap((name) => languages.map((language) => `${language === 'hi' ? '/hi' : ''}/resources/${name}`));

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const pdfs = globSync('files/*/*.pdf', { cwd: dist });

test('every document has a page of its own in both languages, with a link that saves its file', () => {
  expect(entryPages.length).toBeGreaterThan(40);
  const without = entryPages.filter((route) => !findTags(readPage(route)).some(({ attributes }) => attributes.download !== undefined));
  expect(without.map(({ path }) => path)).toEqual([]);
});

for (const path of lists) {
  test(`${path}: each file is there, of the kind and the size that its link says (CONT-4)`, async ({ page, request }) => {
    await open(page, path);
    const links = page.getByRole('main').getByRole('link', { name: /\[(PDF|DOCX|XLSX), / });
    const found = await links.evaluateAll((elements) =>
      elements.map((element) => ({ href: element.getAttribute('href') ?? '', text: element.textContent })),
    );
    if (path.endsWith('/release')) expect(found).not.toContain(undefined);
    else expect(found.length).toBeGreaterThan(1);
    for (const { href, text } of found) {
      const response = await request.get(href);
      const body = await response.body();
      const ending = href.split('.').at(-1) ?? '';
      expect.soft(response.status(), href).toBe(200);
      expect.soft(response.headers()['content-type'], href).toContain(mediaTypes[ending]);
      expect.soft(text, href).toContain(`[${ending.toUpperCase()}, ${Math.round(body.length / 1000)}`);
      expect.soft(href, 'the file of the language of the page').toContain(path.startsWith('/hi') ? '-hi.' : '-en.');
    }
  });
}

for (const path of ['/resources/downloads/complaint-form', '/hi/resources/downloads/complaint-form']) {
  test(`${path} gives the checksums of its files`, async ({ page }) => {
    await open(page, path);
    const language = path.startsWith('/hi') ? 'hi' : 'en';
    await page.getByText('SHA-256').first().click();
    for (const ending of ['pdf', 'docx']) {
      const file = readFileSync(join(dist, `files/downloads/complaint-form-${language}.${ending}`));
      await expect(page.getByText(createHash('sha256').update(file).digest('hex'))).toBeVisible();
    }
  });
}

test('every PDF is tagged, names its language and title, and follows PDF/UA-1', async () => {
  expect(pdfs.length).toBeGreaterThan(25);
  for (const name of pdfs) {
    const file = readFileSync(join(dist, name));
    const text = file.toString('latin1');
    const language = /-(\w\w)\.pdf$/.exec(name)?.[1];
    for (const mark of ['/StructTreeRoot', '/MarkInfo', `/Lang (${language}-IN)`, '/DisplayDocTitle true', 'pdfuaid:part'])
      expect.soft(text.includes(mark), `${name}: ${mark}`).toBe(true);
    const { info } = (await (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).getMetadata()) as {
      info: { Title?: string };
    };
    expect.soft(info.Title, name).toMatch(language === 'hi' ? /[\u0900-\u097f]/ : /[A-Z]/);
  }
});

test('every Hindi word of a text is found in its PDF', async () => {
  const lost: string[] = [];
  for (const name of pdfs.filter((path) => path.endsWith('-hi.pdf'))) {
    const [, collection = '', file = ''] = name.split(/[\\/]/);
    const source = readFileSync(join(dist, '../src/content', collection, file.replace('-hi.pdf', ''), 'hi.mdx'), 'utf8').normalize('NFC');
    const text = source.replace(/^---[^]*?\n---/, '').replaceAll(/<\/?[A-Z][^>]*>/g, ' ');
    const read = (await readText(join(dist, name))).normalize('NFC');
    const words = new Set(text.match(/[\u0900-\u0963\u0970-\u097f]{2,}/g));
    lost.push(...[...words].filter((word) => !read.includes(word)).map((word) => `${name}: ${word}`));
  }
  expect(lost).toEqual([]);
});

/** The words of a PDF in the order of reading. */
async function readText(path: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    }),
  );
  return pages.join('\n');
}
