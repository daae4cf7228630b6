import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fixFile } from '../../../src/build/content-check/files/fix-file.ts';
import { makePhotograph, makeTelling } from '../../faults/opened-files.ts';

function write(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('--fix writes a drawing without what only its program needs, once', async () => {
  const path = write(
    'hall.svg',
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><?draw on?><!-- 1 --><style>a{fill:red}</style></svg>',
  );
  expect(await fixFile(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>a{fill:red}</style></svg>\n',
  );
  expect(await fixFile(path)).toBe(false);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '--fix turns a photograph (%s) as it is to be seen, and keeps nothing of it but its colours',
  async (format) => {
    const path = write(`hall.${format}`, await makeTelling(await makePhotograph(format, 48, 64)));
    expect(await fixFile(path)).toBe(true);
    const { width, height, icc, exif, xmp, orientation } = await sharp(
      readFileSync(path),
    ).metadata();
    expect({ width, height, exif, xmp }).toEqual({
      width: 48,
      height: 64,
      exif: undefined,
      xmp: undefined,
    });
    expect(orientation ?? 1).toBe(1);
    expect(icc).toBeDefined();
    expect(await fixFile(path)).toBe(false);
  },
);

test('--fix leaves a drawing that runs code for a person', async () => {
  const path = write(
    'hall.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>go()</script></svg>',
  );
  expect(await fixFile(path)).toBe(false);
});
