import { expect, test, vi } from 'vitest';
import { ContentText } from '../../../packages/content-model/files/text.ts';
import { findWholeList, getListPages } from '../../../src/data/list-page-props.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry, makeTranslation } = await import('../../content-model/good-entries.ts');
  const { collectionNames, getDefinition } =
    await import('../../../packages/content-model/collections/collections.ts');
  const many = (name: 'news' | 'orders' | 'judgments' | 'guidelines', count: number) =>
    Array.from({ length: count }, (_, index) => makeEntry(name, `n${index}`));
  const bodies: Record<string, string> = {
    'resources/news': 'Words.\n\n<EntryList collection="news" />\n',
    'about/ombudsman': '<EntryList collection="orders" limit="2" />',
    'about/ombudsman/orders': '<EntryList collection="orders" filters="year outcome" />',
    'about/legal/judgments': '<EntryList collection="judgments" />',
  };
  // Every list has a written page except the guidelines.
  const lists = collectionNames
    .flatMap((name) => getDefinition(name).pages?.list ?? [])
    .filter((id) => id !== 'resources/guidelines');
  const ids = new Set([...lists, ...Object.keys(bodies)]);
  return standIn({
    pages: [...ids].map((id) => ({
      ...makeEntry('pages', id, { title: id }),
      body: bodies[id] ?? '',
    })),
    pages_hi: [
      {
        ...makeTranslation('pages', 'resources/news', { title: 'समाचार' }),
        body: 'शब्द\n\n<EntryList collection="news" />\n',
      },
    ],
    news: many('news', 120),
    orders: many('orders', 51),
    judgments: many('judgments', 50),
    guidelines: many('guidelines', 60),
  });
});

test.each(['en', 'hi'] as const)(
  'in %s, a list of 120 has two further pages, one of 51 has one, one of 50 has none; a list without a written page has all of its pages',
  async (language) => {
    const lists = await getListPages(language);
    expect(
      lists.map(({ listPath, collection, filters, number, count }) => [
        listPath,
        collection,
        filters,
        number,
        count,
      ]),
    ).toEqual([
      ['/about/ombudsman/orders', 'orders', 'year outcome', 2, 2],
      ['/resources/news', 'news', undefined, 2, 3],
      ['/resources/news', 'news', undefined, 3, 3],
      ['/resources/guidelines', 'guidelines', undefined, 1, 2],
      ['/resources/guidelines', 'guidelines', undefined, 2, 2],
    ]);
  },
);

test('the pages after the first are below the list; the first page of a list is below nothing', async () => {
  const lists = await getListPages('en');
  expect(lists.map(({ breadcrumbs }) => breadcrumbs.map(({ href }) => href))).toEqual([
    ['/about/ombudsman/orders'],
    ['/resources/news'],
    ['/resources/news'],
    [],
    ['/resources/guidelines'],
  ]);
});

test.for<[text: string, list: object | undefined]>([
  ['Words.\n\n<EntryList collection="news" />\n', { collection: 'news', filters: undefined }],
  [
    '<EntryList collection="orders" filters="year outcome" />',
    { collection: 'orders', filters: 'year outcome' },
  ],
  ['<EntryList collection="orders" limit="2" />', undefined],
  ['<EntryList collection="events" kind="workshop" />', undefined],
  ['No list at all.', undefined],
])('the complete list in %j is %j', ([text, list]) => {
  expect(findWholeList(new ContentText(text))).toEqual(list);
});
