import { expect, test, vi } from 'vitest';
import { getLongLists } from '../../src/data/long-lists.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `n${index}`, data: { date: '2026-01-01', draft: false } }));
  const page = (id: string, body: string) => ({ id, body, data: { title: id, draft: false } });
  return standIn({
    pages: [
      page('resources/news', 'Words.\n\n<EntryList of="news" />\n'),
      page('about/ombudsman', '<EntryList of="orders" limit="2" />'),
      page('about/ombudsman/orders', '<EntryList of="orders" filter="year outcome" />'),
      page('about/legal/judgments', '<EntryList of="judgments" />'),
    ],
    pages_hi: [{ id: 'resources/news', body: 'शब्द\n\n<EntryList of="news" />\n', data: { title: 'समाचार' } } as never],
    news: many(120),
    orders: many(51),
    judgments: many(50),
  });
});

test.each(['en', 'hi'] as const)(
  'in %s, a list of 120 goes on over two more pages, one of 51 over one, one of 50 over none',
  async (language) => {
    const lists = await getLongLists(language);
    expect(lists.map(({ page, of, filter, number, count }) => [page.id, of, filter, number, count])).toEqual([
      ['about/ombudsman/orders', 'orders', 'year outcome', 2, 2],
      ['resources/news', 'news', undefined, 2, 3],
      ['resources/news', 'news', undefined, 3, 3],
    ]);
  },
);
