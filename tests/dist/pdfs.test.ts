import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { getCollectionsWith, type CollectionName } from '../../src/content-model/collections.ts';
import { defaultLanguage, languageDetails, languages } from '../../src/i18n/languages.ts';
import { dist, listFiles } from '../support/built-site.ts';
import { readEntries } from '../support/content.ts';
import { describePdf, readPdfText } from '../support/pdf.ts';

/**
 * The PDFs that the build made from the texts of entries, as
 * `files/<collection>/<entry>-<language>.pdf`.
 */
const pdfs = listFiles('files', '.pdf').map((path) => {
  const language = languages.find((one) => path.endsWith(`-${one}.pdf`)) ?? defaultLanguage;
  const id = basename(path, `-${language}.pdf`);
  const entry = readEntries(basename(dirname(path)) as CollectionName).find((one) => one.id === id);
  if (!entry) throw new Error(`${path} belongs to no entry.`);
  const fields = entry.fields[language] ?? {};
  return {
    path,
    language,
    title: String(fields.title ?? fields.name),
    body: entry.bodies[language] ?? '',
  };
});

test('there are PDFs made from texts', () => {
  const made = getCollectionsWith('documents').flatMap((name) => readEntries(name));
  expect(pdfs.length > 0).toBe(
    made.some(({ fields }) => {
      const { document, formats = ['pdf'] } = fields[defaultLanguage] ?? {};
      return document === undefined && Array.isArray(formats) && formats.includes('pdf');
    }),
  );
});

test.each(pdfs)(
  '$path is tagged, names its language and its title, and follows PDF/UA-1',
  async ({ path, language, title }) => {
    const description = await describePdf(readFileSync(join(dist, path)));
    expect(description).toMatchObject({
      title,
      language: languageDetails[language].locale,
      isTagged: true,
      showsTitle: true,
    });
    expect(description.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  },
);

test.each(pdfs.filter(({ language }) => language === 'hi'))(
  '$path has every Hindi word of its text',
  async ({ path, body }) => {
    const words = body
      .normalize('NFC')
      .replaceAll(/<\/?[A-Z][^>]*>/g, ' ')
      .match(/[\u0900-\u0963\u0970-\u097f]{2,}/g);
    const found = (await readPdfText(readFileSync(join(dist, path)))).normalize('NFC');
    expect([...new Set(words)].filter((word) => !found.includes(word))).toEqual([]);
  },
);
