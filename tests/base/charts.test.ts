import { expect, test } from 'vitest';
import { toBars, toChartText } from '../../packages/base/shared/charts.ts';

const options = ['gold', 'silver', 'bronze'].map((value) => ({
  value,
  label: value.toUpperCase(),
}));

test('bars count the values in the order of the options; the longest leaves room for its number', () => {
  expect(toBars(options, ['silver', 'gold', 'gold', 'gold', 'gold'])).toEqual([
    { value: 'gold', label: 'GOLD', count: 4, length: 85 },
    { value: 'silver', label: 'SILVER', count: 1, length: 21.3 },
    { value: 'bronze', label: 'BRONZE', count: 0, length: 0 },
  ]);
});

test('a chart without values has bars of length 0', () => {
  expect(toBars(options, []).map(({ length }) => length)).toEqual([0, 0, 0]);
  expect(toBars([], [])).toEqual([]);
});

test('a chart has a text alternative', () => {
  expect(toChartText(toBars(options, ['gold', 'silver', 'gold']))).toBe(
    'GOLD: 2; SILVER: 1; BRONZE: 0',
  );
});
