import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/built-site.ts';
import { describePdf, readPdfText } from '../support/pdf.ts';

const read = (path: string) => readFileSync(join(dist, 'files', path));

test.each([
  ['downloads/ombudsman-rules-en.pdf', 'Rules of the ombudsman', 'en-IN'],
  ['downloads/ombudsman-rules-hi.pdf', 'लोकपाल के नियम', 'hi-IN'],
  ['downloads/complaint-form-en.pdf', 'Complaint form', 'en-IN'],
  ['publications/study-how-people-pause-hi.pdf', 'लोग विराम लेने का निर्णय कैसे करते हैं', 'hi-IN'],
])(
  '%s is tagged, names its language and its title, and follows PDF/UA-1',
  async (path, title, language) => {
    const description = await describePdf(read(path));
    expect(description).toMatchObject({ title, language, isTagged: true, showsTitle: true });
    expect(description.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  },
);

test('a Hindi PDF has every Hindi word of its text', async () => {
  const source = readFileSync('src/content/downloads/ombudsman-rules/hi.mdx', 'utf8');
  const words = source
    .replace(/^---[^]*?^---$/m, '')
    .normalize('NFC')
    .match(/[\u0900-\u0963\u0970-\u097f]{2,}/g);
  const found = (await readPdfText(read('downloads/ombudsman-rules-hi.pdf'))).normalize('NFC');
  expect(words?.length).toBeGreaterThan(100);
  expect([...new Set(words)].filter((word) => !found.includes(word))).toEqual([]);
});
