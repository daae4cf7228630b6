import { expect, test } from 'vitest';
import { toSelected } from '../../../../src/islands/tabs/rules.ts';

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'rules', label: 'Rules' },
];

test.for<[hash: string, selected: string]>([
  ['', 'overview'],
  ['#', 'overview'],
  ['#overview', 'overview'],
  ['#rules', 'rules'],
  ['#rule', 'overview'],
  ['#RULES', 'overview'],
  ['#nothing-of-that-name', 'overview'],
  ['#%E0%A4%', 'overview'],
  ['#__proto__', 'overview'],
])('the fragment %j selects the tab %s', ([hash, selected]) => {
  expect(toSelected(items, hash)).toBe(selected);
});

test('without tabs, none is selected', () => {
  expect(toSelected([], '#rules')).toBe('');
});
