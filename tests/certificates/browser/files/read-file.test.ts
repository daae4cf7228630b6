import { expect, test, vi } from 'vitest';
import { readFile } from '../../../../packages/certificates/browser/files/read-file.ts';
import { maxCertificateFileSize } from '../../../../packages/certificates/browser/files/file-kind.ts';
import { toPng } from '../../../../e2e/support/files.ts';

const options = {
  reader: { read: () => Promise.resolve([]), close: () => undefined },
  signal: new AbortController().signal,
  onPage: () => undefined,
};
const picture = toPng({ width: 1, height: 1, pixels: new Uint8Array(1) });

/** A browser that opens no picture without a size. */
class FakeImage {
  static size: number | undefined;
  onload = () => undefined;
  onerror = () => undefined;
  naturalWidth = FakeImage.size;
  naturalHeight = FakeImage.size;
  set src(_: string) {
    queueMicrotask(() => (FakeImage.size ? this.onload() : this.onerror()));
  }
}

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['more than it may', Buffer.alloc(maxCertificateFileSize + 1), 'too-big'],
  ['words', Buffer.from('hello'), 'type'],
  ['a picture that was cut off', picture.subarray(0, 40), 'broken'],
  ['a kind of picture that only newer browsers open', Buffer.from('RIFF....WEBP'), 'type'],
  ['a photograph that only some browsers open', Buffer.from('....ftypheic'), 'heic'],
  ['a picture of too many pixels', picture, 'too-large-picture', 100_000],
] as const)('a file that holds %s is refused (CERT-8)', async (_, content, unreadable, size?) => {
  FakeImage.size = size;
  vi.stubGlobal('Image', FakeImage);
  const file = new File([content as BlobPart], 'certificate.pdf');
  expect(await readFile(file, options)).toEqual({ unreadable });
  vi.unstubAllGlobals();
});
