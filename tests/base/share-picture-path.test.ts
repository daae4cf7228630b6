import { expect, test } from 'vitest';
import { toSharePicturePath } from '../../packages/base/shared/share-picture-path.ts';

test('the picture for sharing a page has its address, and home has a name', () => {
  expect(toSharePicturePath('/about/charter', 'en')).toBe('/og/about/charter.png');
  expect(toSharePicturePath('/about/charter', 'hi')).toBe('/og/hi/about/charter.png');
  expect(toSharePicturePath('/', 'en')).toBe('/og/home.png');
  expect(toSharePicturePath('/', 'hi')).toBe('/og/hi/home.png');
});
