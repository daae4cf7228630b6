import { expect, test, vi } from 'vitest';
import { toFacetAttributes, toFacets, type toFacetValue } from '../../src/data/facets.ts';
import type { Entry } from '../../src/data/entries.ts';

vi.mock('astro:content', async () => (await import('./content-stand-in.ts')).standIn({}));

const entry = (collection: string, data: Record<string, unknown>) => ({ collection, id: 'one', data }) as unknown as Entry;
const members = ['startup', 'corporate', 'sme', 'platinum', 'sme'].map((category) => entry('members', { category }));
const values = (entries: Entry[], facet: Parameters<typeof toFacetValue>[1]) =>
  toFacets(entries, [facet], 'en')[0]?.options.map(({ label, value }) => `${label}=${value}`);

test('members stand for the tiers of the specification, the lowest first', () => {
  expect(values(members, 'tier')).toEqual(['All Members=', 'Bronze=bronze', 'Silver=silver', 'Gold=gold', 'Platinum=platinum']);
});

test('partners are offered in the order of the specification', () => {
  const partners = ['academic', 'strategic', 'technology'].map((category) => entry('partners', { category }));
  expect(values(partners, 'category')).toEqual(['All=', 'Strategic=strategic', 'Technology=technology', 'Academic=academic']);
});

test('years are offered newest first, and only those that occur', () => {
  const orders = ['2024-05-21', '2026-01-23', '2024-11-08'].map((date) => entry('orders', { date }));
  expect(values(orders, 'year')).toEqual(['All=', '2026=2026', '2024=2024']);
});

test.for<[collection: string, data: Record<string, unknown>, facet: 'court' | 'outcome' | 'subject' | 'kind', label: string]>([
  ['judgments', { courtLevel: 'high' }, 'court', 'High Courts=high'],
  ['orders', { outcome: 'partly-upheld' }, 'outcome', 'Partly upheld=partly-upheld'],
  ['opinions', { category: 'data-protection' }, 'subject', 'Data protection=data-protection'],
  ['news', { category: 'players' }, 'subject', 'Players=players'],
  ['notices', { kind: 'circular' }, 'kind', 'Circular=circular'],
  ['events', { kind: 'webinar' }, 'kind', 'Webinar=webinar'],
])('%s with %j have the %s “%s”', ([collection, data, facet, label]) => {
  expect(values([entry(collection, data)], facet)).toContain(label);
});

test('an item carries its values where a script finds them', () => {
  expect(toFacetAttributes(entry('orders', { date: '2026-01-23', outcome: 'upheld' }), ['year', 'outcome'])).toEqual({
    'data-year': '2026',
    'data-outcome': 'upheld',
  });
});
