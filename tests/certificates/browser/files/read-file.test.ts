import { expect, test, vi } from 'vitest';
import { readFile } from '../../../../packages/certificates/browser/files/read-file.ts';
import { maxCertificateFileSize } from '../../../../packages/certificates/browser/files/file-kind.ts';
import { toPng } from '../../../../e2e/support/files.ts';

const picture = toPng({ width: 1, height: 1, pixels: new Uint8Array(1) });

/** A picture whose header claims 100,000 by 100,000 pixels. */
function toHugePicture(): Buffer {
  const huge = Buffer.from(picture);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  return huge;
}

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['more than it may', Buffer.alloc(maxCertificateFileSize + 1), 'too-big'],
  ['words', Buffer.from('hello'), 'type'],
  ['a picture that was cut off', picture.subarray(0, 40), 'broken'],
  ['a picture of too many pixels', toHugePicture(), 'too-large-picture'],
] as const)('a file that holds %s is refused (CERT-8)', async (_, content, unreadable) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const reader = { read: () => Promise.resolve([]), close: () => undefined };
  const { signal } = new AbortController();
  expect(
    await readFile(new File([content as BlobPart], 'certificate.pdf'), {
      reader,
      signal,
      onPage: () => undefined,
    }),
  ).toEqual({ unreadable });
  vi.unstubAllGlobals();
});
