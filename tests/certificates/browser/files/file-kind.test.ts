import { expect, test } from 'vitest';
import { detectFileKind } from '../../../../packages/certificates/browser/files/file-kind.ts';
import { toPng } from '../../../../e2e/support/files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
  ['a PDF after other bytes', bytes(`${'\n'.repeat(20)}%PDF-1.4`), 'pdf'],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', toPng({ width: 1, height: 1, pixels: new Uint8Array(1) }), 'png'],
  ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a photograph of an iPhone', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['an AVIF', bytes('\0\0\0\x1cftypavif\0\0\0\0mif1miaf'), 'avif'],
  ['an AVIF of other brands', bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avif'), 'avif'],
  ['a GIF', bytes('GIF89a'), 'gif'],
  ['a film', bytes('\0\0\0\x18ftypisom'), undefined],
  ['a web page', bytes('<!doctype html>'), undefined],
  ['an empty file', new Uint8Array(), undefined],
] as const)('%s is recognised by its bytes', (_, content, kind) => {
  expect(detectFileKind(content)).toBe(kind);
});
