import { expect, test } from 'vitest';
import { formatSize } from '../../packages/base/shared/file-size.ts';

test.each([
  [0, '1 kB'],
  [1, '1 kB'],
  [1_499, '1 kB'],
  [1_500, '2 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [1_234_567, '1.2 MB'],
  [25_000_000, '25 MB'],
])('a file of %i bytes has %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});
