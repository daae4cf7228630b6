import { expect, test, vi } from 'vitest';
import { getPageDocuments } from '../../../src/data/entry-documents.ts';

vi.mock('astro:content', async () =>
  (await import('./content-stand-in.ts')).standIn({
    downloads: [
      { id: 'rules', data: { document: './rules.pdf' } },
      { id: 'charter', data: { page: 'about/charter', document: './charter.pdf' } },
    ],
  }),
);

test('a page has the files of the download that names it', async () => {
  // The file itself does not exist: the error names the one that the page asked for.
  await expect(getPageDocuments('about/charter', 'en')).rejects.toThrow('charter/charter.pdf');
  await expect(getPageDocuments('about/legal', 'en')).resolves.toEqual([]);
});
