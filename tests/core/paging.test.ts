import { expect, test } from 'vitest';
import { findWholeList, pageSize, toPart, toPartPath } from '../../src/core/paging.ts';

const items = Array.from({ length: 120 }, (_, index) => index + 1);

test('a list of fifty is one page, one of fifty-one is two', () => {
  expect(pageSize).toBe(50);
  expect(toPart(items.slice(0, 50)).count).toBe(1);
  expect(toPart(items.slice(0, 51)).count).toBe(2);
  expect(toPart([]).count).toBe(1);
});

test('the pages together hold every entry once, in order', () => {
  const parts = [1, 2, 3].map((number) => toPart(items, number));
  expect(parts.map(({ items: some }) => some.length)).toEqual([50, 50, 20]);
  expect(parts.flatMap(({ items: some }) => some)).toEqual(items);
  expect(toPart(items, 4).items).toEqual([]);
});

test('the first page is the page of the list itself', () => {
  expect([1, 2, 12].map((number) => toPartPath('/resources/news', number))).toEqual([
    '/resources/news',
    '/resources/news/page/2',
    '/resources/news/page/12',
  ]);
});

test.for<[text: string, list: object | undefined]>([
  ['Words.\n\n<EntryList of="news" />\n', { of: 'news', filter: undefined }],
  ['<EntryList of="orders" filter="year outcome" />', { of: 'orders', filter: 'year outcome' }],
  ['<Notices />', { of: 'notices', filter: 'kind year' }],
  ['<EntryList of="orders" limit="2" />', undefined],
  ['<EntryList of="events" kind="workshop" />', undefined],
  ['<Notices kind="notice" limit="3" />', undefined],
  ['No list at all.', undefined],
])('the whole list of %j is %j', ([text, list]) => {
  expect(findWholeList(text)).toEqual(list);
});
