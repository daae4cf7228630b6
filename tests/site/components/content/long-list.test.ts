import { expect, test, vi } from 'vitest';
import EntryList from '../../../../src/components/content/EntryList.astro';
import { renderOnPage } from '../render-on-page.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  const items = (name: 'news' | 'notices') =>
    Array.from({ length: 120 }, (_, index) =>
      makeEntry(name, `item-${String(index + 1).padStart(3, '0')}`, {
        date: '2026-01-01',
        title: `Item ${index + 1}`,
      }),
    );
  return standIn({ news: items('news'), notices: items('notices') });
});

const listPath = '/resources/news';

const render = (language: 'en' | 'hi', number?: number) =>
  renderOnPage(
    EntryList,
    { collection: 'news' },
    number
      ? { language, path: `${listPath}/page/${number}`, listPage: { number, listPath } }
      : { language, path: listPath },
  );

const titlesIn = (html: string) =>
  [...html.matchAll(/>Item (\d+)</g)].map(([, number]) => Number(number));
const linksOf = (html: string) =>
  [...(/<nav[\s\S]*<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

test('a list of 120 shows fifty on its first page, with real links to the others', async () => {
  const html = await render('en');
  expect(titlesIn(html)).toHaveLength(50);
  expect(linksOf(html)).toEqual([
    '/resources/news/page/2',
    '/resources/news/page/3',
    '/resources/news/page/2',
  ]);
  expect(html).toMatch(/aria-current="page"[^>]*>[\s\S]{0,120}?1/);
});

test('the second page goes on where the first ended and leads both ways; the first page has no number in its address', async () => {
  const html = await render('en', 2);
  expect(titlesIn(html)).toEqual(Array.from({ length: 50 }, (_, index) => index + 51));
  expect(linksOf(html)).toEqual([
    '/resources/news',
    '/resources/news',
    '/resources/news/page/3',
    '/resources/news/page/3',
  ]);
});

test('the last page has the rest and no next; in Hindi the links stay in Hindi', async () => {
  const html = await render('hi', 3);
  expect(titlesIn(html)).toHaveLength(20);
  expect(linksOf(html)).toEqual([
    '/hi/resources/news/page/2',
    '/hi/resources/news',
    '/hi/resources/news/page/2',
  ]);
});

test('notices that a text narrows are on one page', async () => {
  const html = await renderOnPage(EntryList, { collection: 'notices', kind: 'notice' });
  expect(titlesIn(html)).toHaveLength(120);
  expect(linksOf(html)).toEqual([]);
});
