import { expect, test } from 'vitest';
import { readAttachments } from '../../../packages/certificates/shared/attachment.ts';

type Pdf = Parameters<typeof readAttachments>[0];

/** A PDF with these attachments: file name and content. */
function toPdf(
  attachments: readonly (readonly [string, string | null])[],
): Pdf & { asked: string[] } {
  const asked: string[] = [];
  const byId = new Map(
    attachments.map(([filename, content], index) => [String(index), { filename, content }]),
  );
  const pdf = {
    asked,
    getAttachments: () => Promise.resolve(byId),
    getAttachmentContent: (id: string) => {
      asked.push(id);
      const content = byId.get(id)?.content;
      return Promise.resolve(content ? new TextEncoder().encode(content) : null);
    },
  };
  return pdf as unknown as Pdf & { asked: string[] };
}

test('only attachments with the name of a certificate are read, without white space around them', async () => {
  const pdf = toPdf([
    ['photo.jpg', 'x'],
    ['certificate.sdjwt', ' aaa~\n'],
    ['certificate.sdjwt', 'bbb~'],
  ]);
  expect(await readAttachments(pdf)).toEqual(['aaa~', 'bbb~']);
  expect(pdf.asked).toEqual(['1', '2']);
});

test('a PDF without attachments, or with an empty one, has no certificate', async () => {
  expect(
    await readAttachments({ getAttachments: () => Promise.resolve(null) } as unknown as Pdf),
  ).toEqual([]);
  expect(await readAttachments(toPdf([['certificate.sdjwt', null]]))).toEqual([]);
});

test('an attachment of more than 8 KiB is left out', async () => {
  const fits = 'a'.repeat(8192);
  const pdf = toPdf([
    ['certificate.sdjwt', `${fits}a`],
    ['certificate.sdjwt', fits],
  ]);
  expect(await readAttachments(pdf)).toEqual([fits]);
});

test('no more than ten are read', async () => {
  const pdf = toPdf(
    Array.from({ length: 12 }, (_, index) => ['certificate.sdjwt', `token-${index}`] as const),
  );
  expect(await readAttachments(pdf)).toHaveLength(10);
  expect(pdf.asked).toHaveLength(10);
});
