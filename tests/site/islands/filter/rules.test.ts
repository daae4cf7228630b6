import { expect, test } from 'vitest';
import { isShown, toChoice, toChosenText, toSearch } from '../../../../src/islands/filter/rules.ts';
import type { ListFilter } from '../../../../src/data/filters.ts';
import { tierFacet } from './tier-facet.ts';

const facets: ListFilter[] = [
  tierFacet,
  {
    key: 'year',
    label: 'Year',
    options: [
      { value: '', label: 'All' },
      { value: '2026', label: '2026' },
    ],
  },
];

test.for<[search: string, choice: Record<string, string>]>([
  ['', {}],
  ['?tier=silver', { tier: 'silver' }],
  ['?tier=silver&year=2026', { tier: 'silver', year: '2026' }],
  ['?tier=', {}],
  ['?tier=diamond', {}],
  ['?tier=Silver', {}],
  ['?constructor=silver&__proto__=2026', {}],
  ['?tier=bronze&tier=silver', { tier: 'bronze' }],
  ['?tier=%E0%A4%', {}],
])('the query %j has the choice %j', ([search, choice]) => {
  expect(toChoice(facets, search)).toEqual(choice);
});

test.for<[search: string, key: string, value: string, next: string]>([
  ['', 'tier', 'silver', '?tier=silver'],
  ['?tier=silver', 'tier', 'gold', '?tier=gold'],
  ['?tier=silver', 'tier', '', ''],
  ['?year=2026&tier=silver', 'tier', '', '?year=2026'],
  ['?from=mail', 'tier', 'silver', '?from=mail&tier=silver'],
])('%j with %s set to %j becomes %j', ([search, key, value, next]) => {
  expect(toSearch(search, key, value)).toBe(next);
});

test('an item is shown if it matches the whole choice', () => {
  const item = (key: string) => ({ tier: 'silver', year: '2026' })[key] ?? null;
  expect(isShown(item, {})).toBe(true);
  expect(isShown(item, { tier: 'silver' })).toBe(true);
  expect(isShown(item, { tier: 'silver', year: '2025' })).toBe(false);
  expect(isShown(item, { outcome: 'upheld' })).toBe(false);
});

test('the text for printing names the choice, and is empty without one', () => {
  expect(toChosenText(facets, { tier: 'silver', year: '2026' })).toBe('Tier: Silver · Year: 2026');
  expect(toChosenText(facets, {})).toBe('');
});
