import { expect, test } from 'vitest';
import {
  pageSize,
  getListPage,
  toListPagePath,
  getPagerSteps,
} from '../../packages/base/shared/paging.ts';

const items = Array.from({ length: 120 }, (_, index) => index + 1);

test('a list of 50 has one page, a list of 51 has two', () => {
  expect(pageSize).toBe(50);
  expect(getListPage(items.slice(0, 50)).count).toBe(1);
  expect(getListPage(items.slice(0, 51)).count).toBe(2);
  expect(getListPage([]).count).toBe(1);
});

test('the pages contain every item once, in order', () => {
  const pages = [1, 2, 3].map((number) => getListPage(items, number));
  expect(pages.map(({ items: some }) => some.length)).toEqual([50, 50, 20]);
  expect(pages.flatMap(({ items: some }) => some)).toEqual(items);
  expect(getListPage(items, 4).items).toEqual([]);
});

test('the first page has the path of the list itself', () => {
  expect([1, 2, 12].map((number) => toListPagePath('/resources/news', number))).toEqual([
    '/resources/news',
    '/resources/news/page/2',
    '/resources/news/page/12',
  ]);
});

test.for<[number: number, count: number, steps: (number | undefined)[]]>([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 67, [1, 2, 3, undefined, 67]],
  [6, 67, [1, undefined, 4, 5, 6, 7, 8, undefined, 67]],
  [67, 67, [1, undefined, 65, 66, 67]],
])(
  'on page %i of %i the pager names the first, the last and those around it',
  ([number, count, steps]) => {
    expect(getPagerSteps(number, count)).toEqual(steps);
  },
);
