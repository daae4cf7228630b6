import { expect, test } from 'vitest';
import { toSearchAttributes } from '../../../src/data/search-attributes.ts';

const context = { language: 'en', wordsLanguage: 'en', path: '/x', title: 'X' } as const;

test('a page that staff write is of the type “page” and has no year', () => {
  expect(toSearchAttributes(context)).toEqual({
    'data-pagefind-body': '',
    'data-pagefind-filter': 'type[data-type]',
    'data-type': 'page',
  });
});

test('a record has its collection as type, the year of its day, and the words for what it is', () => {
  const attributes = toSearchAttributes({
    ...context,
    record: { collection: 'orders', day: '2026-05-15' },
  });
  expect(attributes).toMatchObject({ 'data-type': 'orders', 'data-year': '2026' });
  expect(attributes['data-pagefind-filter']).toContain('year[data-year]');
  expect(attributes['data-pagefind-meta']).toMatch(/, kind:\w/);
});

test('a record that no longer holds carries its warning into the results', () => {
  const record = { collection: 'judgments', day: '2021-08-03', warning: 'Reversed' } as const;
  const attributes = toSearchAttributes({ ...context, record });
  expect(attributes['data-warning']).toBe('Reversed');
  expect(attributes['data-pagefind-meta']).toMatch(/warning\[data-warning\], kind:\w/);
});

test('a record without a day has no year', () => {
  const attributes = toSearchAttributes({
    ...context,
    record: { collection: 'media', day: undefined },
  });
  expect(attributes['data-pagefind-filter']).not.toContain('year');
});
