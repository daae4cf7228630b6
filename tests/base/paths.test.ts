import { expect, test } from 'vitest';
import {
  isExternal,
  toLocalPath,
  toLocaleParameter,
  toPagePath,
} from '../../packages/base/shared/paths.ts';

test.each([
  ['/', '/', '/hi'],
  ['/about/charter', '/about/charter', '/hi/about/charter'],
  ['/search?q=x#y', '/search?q=x#y', '/hi/search?q=x#y'],
])('the path %s is %s in English and %s in Hindi (I18N-1)', (path, english, hindi) => {
  expect(toLocalPath(path, 'en')).toBe(english);
  expect(toLocalPath(path, 'hi')).toBe(hindi);
});

test.each(['https://www.meity.gov.in', 'mailto:support@ifsf.example', 'tel:+911155500100', '#top'])(
  'the target %s is the same in every language',
  (target) => {
    expect(toLocalPath(target, 'hi')).toBe(target);
  },
);

test('the addresses of English pages have no language in them', () => {
  expect(toLocaleParameter('en')).toBeUndefined();
  expect(toLocaleParameter('hi')).toBe('hi');
});

test('the folder of a page is its address, and home is the root', () => {
  expect(toPagePath('home')).toBe('/');
  expect(toPagePath('about/charter')).toBe('/about/charter');
});

test('only an http or https address is external', () => {
  expect(['https://a.example', 'http://a.example'].map(isExternal)).toEqual([true, true]);
  expect(
    ['/contact', '#top', 'mailto:a@b.example', '/https', '/search?q=https://a.example'].map(
      isExternal,
    ),
  ).toEqual([false, false, false, false, false]);
});
