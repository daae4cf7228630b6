import { expect, test, vi } from 'vitest';
import { hasPart } from '../../../packages/content-model/collections/collections.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { feedNames, getFeedEntries } from '../../../src/data/feeds.ts';
import { getPageSummaries } from '../../../src/data/page-summaries.ts';
import { getPicturedPages, getSharePicture } from '../../../src/data/share-pictures.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  const days = Array.from({ length: 400 }, (_, index) =>
    new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const many = (name: 'news' | 'notices' | 'orders') =>
    days.map((date) => makeEntry(name, date, { date }));
  return standIn({
    pages: ['home', 'notices'].map((id) => makeEntry('pages', id, { title: id })),
    news: many('news'),
    notices: many('notices'),
    orders: many('orders'),
  });
});

test.each(languages)(
  'in %s, every feed has the newest 50 entries and no more',
  async (language) => {
    for (const name of feedNames)
      expect((await getFeedEntries(name, language)).length, name).toBeLessThanOrEqual(50);
    const notices = await getFeedEntries('notices', language);
    expect([notices.length, notices[0]?.id, notices.at(-1)?.id]).toEqual([
      50,
      '2021-02-03',
      '2020-12-16',
    ]);
  },
);

test.each(languages)(
  'in %s, the search knows every page and the newest 200 records',
  async (language) => {
    const records = (await getPageSummaries(language)).pages.filter(({ path }) =>
      /\d{4}-\d\d-\d\d$/.test(path),
    );
    expect(records.length).toBe(200);
    expect(records[0]?.path).toMatch(/2021-02-03$/);
  },
);

test.each(languages)(
  'in %s, the newest 200 records have a picture of their own for shared links',
  async (language) => {
    const records = (await getPicturedPages(language)).filter(({ collection }) =>
      hasPart(collection, 'feed'),
    );
    expect(records.length).toBe(200);
  },
);

test('a link to an older record shows the picture of its list, and so does a link to a further page of the list', async () => {
  const language = 'en' as const;
  const record = { collection: 'notices' as const, day: undefined };
  const toPicture = (id: string) => getSharePicture({ path: `/notices/${id}`, language, record });
  expect(await toPicture('2021-02-03')).toBe('/og/notices/2021-02-03.png');
  expect(await toPicture('2020-01-01')).toBe('/og/notices.png');
  const listPage = { number: 2, listPath: '/notices' };
  expect(await getSharePicture({ path: '/notices/page/2', language, listPage })).toBe(
    '/og/notices.png',
  );
  expect(await getSharePicture({ path: '/search', language })).toBe('/og/home.png');
});
