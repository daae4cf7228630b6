import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  toFileKind,
  toPictureSize,
} from '../../../../packages/certificates/browser/files/file-kind.ts';
import { toPng } from '../../../../e2e/support/files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
  ['a PDF after other bytes', bytes(`${'\n'.repeat(20)}%PDF-1.4`), 'pdf'],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', toPng({ width: 1, height: 1, pixels: new Uint8Array(1) }), 'png'],
  ['a web page', bytes('<!doctype html>'), undefined],
  ['a GIF', bytes('GIF89a'), undefined],
  ['an empty file', new Uint8Array(), undefined],
] as const)('%s is recognised by its bytes', (_, content, kind) => {
  expect(toFileKind(content)).toBe(kind);
});

test('the size of a picture is read from its header', () => {
  const jpeg = new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0x12, 0x34, 0x56,
    0x78, 3, 0, 0, 0,
  ]);
  expect(toPictureSize(jpeg, 'jpeg')).toEqual({ height: 0x1234, width: 0x5678 });
  expect(toPictureSize(toPng({ width: 7, height: 3, pixels: new Uint8Array(21) }), 'png')).toEqual({
    width: 7,
    height: 3,
  });
});

test('any file can be read without an error or endless loop', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
      toFileKind(content);
      toPictureSize(new Uint8Array([0xff, 0xd8, ...content]), 'jpeg');
      toPictureSize(content, 'png');
    }),
  );
});
