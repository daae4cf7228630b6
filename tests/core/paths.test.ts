import { expect, test } from 'vitest';
import { hasEntryPages, isExternal, pagedCollections, toEntryPath, toLocalPath, toPagePath } from '../../src/core/paths.ts';
import { entrySchemas } from '../../src/collections/index.ts';

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

test('the folder of a page is its address, and home is the root', () => {
  expect(toPagePath('home')).toBe('/');
  expect(toPagePath('about/charter')).toBe('/about/charter');
});

test('only an address with a protocol leads to another site', () => {
  expect(['https://a.example', 'http://a.example'].map(isExternal)).toEqual([true, true]);
  expect(['/contact', '#top', 'mailto:a@b.example', '/https'].map(isExternal)).toEqual([false, false, false, false]);
});

test('an entry has its page below that of its collection', () => {
  expect(toEntryPath('orders', 'omb-2026-014')).toBe('/about/ombudsman/orders/omb-2026-014');
  expect(toEntryPath('releases', 'third-charter')).toBe('/resources/release/third-charter');
});

test('notices, records, documents, events and news have pages of their own; members and settings have none', () => {
  expect([...pagedCollections].sort()).toEqual([
    'downloads',
    'events',
    'guidelines',
    'judgments',
    'media',
    'news',
    'notices',
    'opinions',
    'orders',
    'publications',
    'releases',
  ]);
  expect(pagedCollections.every((name) => name in entrySchemas)).toBe(true);
  expect(hasEntryPages('notices')).toBe(true);
  expect(hasEntryPages('members')).toBe(false);
});
