import { expect, test, vi } from 'vitest';
import type { CollectionName } from '../../../packages/content-model/collections/collections.ts';
import type { FilterName } from '../../../packages/content-model/collections/filters.ts';
import type { Entry } from '../../../src/data/entries.ts';
import { toFilterAttributes, createListFilters } from '../../../src/data/filters.ts';
import { makeEntry } from '../../content-model/good-entries.ts';

vi.mock('astro:content', async () => (await import('./content-stand-in.ts')).standIn({}));

const entry = (collection: CollectionName, data: Record<string, unknown>) =>
  makeEntry(collection, 'one', data) as unknown as Entry;
const members = ['startup', 'corporate', 'sme', 'platinum', 'sme'].map((kind) =>
  entry('members', { kind }),
);
const optionsOf = (collection: CollectionName, entries: Entry[], name: FilterName) =>
  createListFilters(collection, entries, [name], 'en')[0]?.options.map(
    ({ label, value }) => `${label}=${value}`,
  );

test('members are offered by the tiers of the specification, the lowest first', () => {
  expect(optionsOf('members', members, 'tier')).toEqual([
    'All Members=',
    'Bronze=bronze',
    'Silver=silver',
    'Gold=gold',
    'Platinum=platinum',
  ]);
});

test('partners are offered in the order of the specification', () => {
  const partners = ['academic', 'strategic', 'technology'].map((kind) =>
    entry('partners', { kind }),
  );
  expect(optionsOf('partners', partners, 'category')).toEqual([
    'All=',
    'Strategic=strategic',
    'Technology=technology',
    'Academic=academic',
  ]);
});

test('years are offered newest first, and only those that occur', () => {
  const orders = ['2024-05-21', '2026-01-23', '2024-11-08'].map((date) =>
    entry('orders', { date }),
  );
  expect(optionsOf('orders', orders, 'year')).toEqual(['All=', '2026=2026', '2024=2024']);
});

test.for<
  [collection: CollectionName, data: Record<string, unknown>, name: FilterName, label: string]
>([
  ['judgments', { courtLevel: 'high' }, 'court', 'High Courts=high'],
  ['orders', { kind: 'partly-upheld' }, 'outcome', 'Partly upheld=partly-upheld'],
  ['opinions', { kind: 'data-protection' }, 'subject', 'Data protection=data-protection'],
  ['news', { kind: 'players' }, 'subject', 'Players=players'],
  ['notices', { kind: 'circular', number: 'IFSF/CIR/2026/01' }, 'kind', 'Circular=circular'],
  ['events', { kind: 'webinar' }, 'kind', 'Webinar=webinar'],
])('%s with %j have the %s “%s”', ([collection, data, name, label]) => {
  expect(optionsOf(collection, [entry(collection, data)], name)).toContain(label);
});

test('an item carries its values where a script finds them', () => {
  expect(
    toFilterAttributes(entry('orders', { date: '2026-01-23', kind: 'upheld' }), [
      'year',
      'outcome',
    ]),
  ).toEqual({
    'data-year': '2026',
    'data-outcome': 'upheld',
  });
});

test('a filter that the collection does not have is an error that names both', () => {
  expect(() =>
    createListFilters('orders', [entry('orders', {})], ['colour' as FilterName], 'en'),
  ).toThrow('Lists of orders have no filter “colour”.');
});
