import { expect, test, vi } from 'vitest';
import { toSearchAttributes } from '../../src/data/search-attributes.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../collections/good-entries.ts');
  const many = (year: number, count: number) =>
    Array.from({ length: count }, (_, index) => makeEntry('notices', `${year}-${index}`, { date: `${year}-05-15` }));
  return standIn({ notices: [...many(2026, 600), ...many(2025, 400), ...many(2024, 1), ...many(2001, 5)] });
});

const context = { language: 'en', wordsLanguage: 'en', path: '/x', title: 'X' } as const;

test('a page that staff write is of the type “page” and has no year', async () => {
  expect(await toSearchAttributes(context)).toEqual({
    'data-pagefind-body': '',
    'data-pagefind-filter': 'type[data-type], language:en',
    'data-type': 'page',
  });
});

test('a record has its collection as type, the year of its day, and the words for what it is', async () => {
  const attributes = await toSearchAttributes({ ...context, record: { collection: 'orders', day: '2026-05-15' } });
  expect(attributes).toMatchObject({ 'data-type': 'orders', 'data-year': '2026' });
  expect(attributes['data-pagefind-filter']).toContain('year[data-year]');
  expect(attributes['data-pagefind-meta']).toMatch(/^kind:\w/);
});

test('a record that no longer holds carries its warning into the results', async () => {
  const record = { collection: 'judgments', day: '2021-08-03', warning: 'Reversed' } as const;
  const attributes = await toSearchAttributes({ ...context, record });
  expect(attributes['data-warning']).toBe('Reversed');
  expect(attributes['data-pagefind-meta']).toMatch(/^warning\[data-warning\], kind:\w/);
});

test('a record without a day has no year', async () => {
  const attributes = await toSearchAttributes({ ...context, record: { collection: 'media', day: undefined } });
  expect(attributes['data-pagefind-filter']).not.toContain('year');
});

test('a record from before the newest thousand is in the index of its year', async () => {
  const toAttributes = (day: string) => toSearchAttributes({ ...context, record: { collection: 'notices', day } });
  expect(await toAttributes('2025-05-15')).not.toHaveProperty('data-archived');
  expect(await toAttributes('2024-05-15')).toHaveProperty('data-archived', '2024');
  expect(await toAttributes('2001-05-15')).toHaveProperty('data-archived', '2001');
});
