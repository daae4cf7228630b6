import { expect, test } from 'vitest';
import { createSummaryIndex } from '../../../packages/search/shared/summary-index.ts';
import type { PageSummary } from '../../../packages/search/shared/page-summary.ts';
import { rank } from '../../../packages/search/shared/rank.ts';

const types = {
  page: { name: 'Page' },
  orders: { name: 'Order' },
  downloads: { name: 'Download' },
};

/** The paths of ranked pages, the best first. */
function find(pages: PageSummary[], words: string, synonyms: string[] = []): string[] {
  const file = { pages, types, stopWords: 'a the how', synonyms };
  return rank(createSummaryIndex(file), words.split(' ')).map(({ page }) => page.path);
}

const plain = (path: string, title: string, more: Partial<PageSummary> = {}): PageSummary => ({
  title,
  path,
  type: 'page',
  ...more,
});

test('the page that staff name for a query comes before one whose title has the words', () => {
  const pages = [
    plain('/register', 'Complaint register'),
    plain('/contact', 'Contact', { typed: 'file a complaint, office address' }),
  ];
  expect(find(pages, 'file complaint')[0]).toBe('/contact');
  expect(find(pages, 'complaint register')[0]).toBe('/register');
});

test('an exact title comes before a longer one', () => {
  const pages = [plain('/orders', 'Orders of the ombudsman'), plain('/ombudsman', 'Ombudsman')];
  expect(find(pages, 'ombudsman')).toEqual(['/ombudsman', '/orders']);
});

test('pages in force come before others, and newer before older', () => {
  const record = (path: string, day: string, more = {}) =>
    plain(path, 'Advertising', { type: 'orders', day, ...more });
  const pages = [
    record('/old', '2020-01-01'),
    record('/stale', '2026-02-01', { warning: 'Reversed' }),
    record('/new', '2026-01-01'),
  ];
  expect(find(pages, 'advertising')).toEqual(['/new', '/old', '/stale']);
});

test('a word finds a page with a synonym', () => {
  const pages = [plain('/report', 'वार्षिक प्रतिवेदन'), plain('/other', 'सूचनाएँ')];
  expect(find(pages, 'रिपोर्ट', ['रिपोर्ट प्रतिवेदन'])).toEqual(['/report']);
});

test('Hindi in Latin letters finds the Hindi page', () => {
  expect(find([plain('/hi/x', 'शिकायत'), plain('/hi/y', 'सूचनाएँ')], 'shikayat')).toEqual(['/hi/x']);
});

test('a number is found as it is, with or without zeros before it', () => {
  const pages = [
    plain('/one', 'One', { keywords: 'OMB/2026/003' }),
    plain('/two', 'Two', { keywords: 'OMB/2026/030' }),
  ];
  expect(find(pages, 'omb 2026 3')[0]).toBe('/one');
});

test.each([
  [['complant'], ['complaint']],
  [
    ['code', 'conduct'],
    ['code', 'conduct'],
  ],
  [['xyzzyx'], ['xyzzyx']],
])('of %j, %j was meant', (typed, meant) => {
  const pages = [plain('/a', 'Complaint'), plain('/b', 'Code of Conduct')];
  const index = createSummaryIndex({ pages, types, stopWords: '', synonyms: [] });
  expect(index.correct(typed)).toEqual(meant);
});

test('a query may match a part of an expected query', () => {
  const pages = [
    plain('/money', 'Money, money and money', { description: 'My money is stuck.' }),
    plain('/ombudsman', 'Ombudsman', { typed: 'withdrawal stuck, winnings not paid' }),
  ];
  expect(find(pages, 'my withdrawal is stuck for days')[0]).toBe('/ombudsman');
});

test('a page that lacks the rare word comes after one that has both', () => {
  const pages = [
    plain('/judgments', 'Judgments'),
    plain('/one', 'State v. Rummy Club', { type: 'judgments', description: 'A judgment.' }),
    plain('/two', 'State v. Racing Club', { type: 'judgments', description: 'A judgment.' }),
  ];
  expect(find(pages, 'judgment rummy')[0]).toBe('/one');
});

test('the number decides between pages with the same name', () => {
  const pages = [
    plain('/conferences', 'Annual conferences', { description: 'The conference of each year.' }),
    plain('/2024', 'Annual Conference 2024', { type: 'events' }),
    plain('/2025', 'Annual Conference 2025', { type: 'events' }),
  ];
  expect(find(pages, 'conference 2024')[0]).toBe('/2024');
});

test('an entry is found by the name of its type, too', () => {
  const pages = [
    plain('/orders', 'Orders'),
    plain('/13', 'Account closed', { type: 'orders', keywords: 'OMB/2026/013' }),
  ];
  expect(find(pages, 'order 13')[0]).toBe('/13');
});

test('the question word decides between phrases that are otherwise the same', () => {
  const pages = [
    plain('/become', 'Become a member', { typed: 'join' }),
    plain('/benefits', 'Benefits', { typed: 'why join' }),
  ];
  const file = { pages, types, stopWords: 'a why how', questionWords: 'why how', synonyms: [] };
  const ask = (typed: string) =>
    rank(createSummaryIndex(file), ['join'], typed.split(' ')).map(({ page }) => page.path);
  expect(ask('why join')[0]).toBe('/benefits');
  expect(ask('join')[0]).toBe('/become');
});

test('an entry is found by the second year of its title', () => {
  const pages = [
    plain('/before', 'Accounts 2024–25', { type: 'orders' }),
    plain('/accounts', 'Accounts 2025–26', { type: 'orders' }),
  ];
  expect(find(pages, 'accounts 2026')[0]).toBe('/accounts');
});
