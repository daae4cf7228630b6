import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, findRoute, listFiles, readTags, routes, type Route } from '../support/built-site.ts';
import { readPdfText } from '../support/pdf.ts';

/** Entries that exist for their files, with the files that the build makes of each. */
const documents: [page: string, ...formats: string[]][] = [
  ['/resources/downloads/certificate-verification-guide', 'pdf'],
  ['/resources/downloads/complaint-form', 'pdf', 'docx'],
  ['/resources/downloads/half-yearly-declaration', 'xlsx'],
  ['/resources/downloads/ombudsman-rules', 'pdf'],
  ['/resources/guidelines/advertising', 'pdf'],
  ['/resources/publications/study-how-people-pause', 'pdf', 'xlsx'],
  ['/resources/release/charter-third-edition', 'pdf'],
];

/** The links of a page with the type and the size of a file, as `[PDF, 62 kB]`. */
function fileLinks(route: Route) {
  return readTags(route).flatMap(({ name, text, attributes: { href, download } }) => {
    const [, type = '', size = ''] = /\[([A-Z0-9]+), ([\d.]+)/.exec(text) ?? [];
    return name === 'a' && href && type
      ? [{ href, type, size: Number(size), isSaved: download !== undefined }]
      : [];
  });
}

test.each(documents)(
  '%s offers its files in the language of the page (CONT-4)',
  (page, ...formats) => {
    for (const language of ['en', 'hi']) {
      const links = fileLinks(findRoute(language === 'hi' ? `/hi${page}` : page));
      const [, id = ''] = /([\w-]+)$/.exec(page) ?? [];
      expect(
        [...new Set(links.map(({ href }) => href))].map((href) => href.replace(/^.*\//, '')),
      ).toEqual(formats.map((format) => `${id}-${language}.${format}`));
      expect(links.some(({ isSaved }) => isSaved)).toBe(true);
    }
  },
);

test('each file exists and has the type and the size that every link to it says (CONT-4)', () => {
  const links = routes.flatMap((route) =>
    fileLinks(route).map((link) => ({ ...link, from: route.path })),
  );
  expect(links.length).toBeGreaterThan(20);
  for (const { href, type, size, from } of links) {
    expect(href.toUpperCase().endsWith(`.${type}`), `${href} on ${from} is called ${type}`).toBe(
      true,
    );
    // No file has a size of zero.
    const kilobytes = Math.max(1, readFileSync(join(dist, href)).length / 1000);
    expect(
      Math.abs(kilobytes - size),
      `${href} on ${from}: the link says ${size} kB, the file has ${kilobytes} kB`,
    ).toBeLessThanOrEqual(0.5);
  }
});

test('the page of a document has the checksums of its files', () => {
  for (const [page] of documents) {
    const route = findRoute(page);
    const text = readTags(route).find(({ name }) => name === 'main')?.text ?? '';
    for (const { href } of fileLinks(route))
      expect(text, `${href} on ${page}`).toContain(
        createHash('sha256')
          .update(readFileSync(join(dist, href)))
          .digest('hex'),
      );
  }
});

test('the build makes no file that no page offers', () => {
  const offered = new Set(routes.flatMap(fileLinks).map(({ href }) => href));
  const made = ['.pdf', '.docx', '.xlsx'].flatMap((ending) => listFiles('files', ending));
  expect(made.filter((path) => !offered.has(`/${path}`))).toEqual([]);
});

test('the file of an earlier edition says until when it applied', async () => {
  const text = await readPdfText(readFileSync(join(dist, 'files/editions/charter-2-en.pdf')));
  expect(text).toContain('1 April 2017 to 30 November 2020');
});
