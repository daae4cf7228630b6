import { expect, test } from 'vitest';
import { countBars, describeBars } from '../../packages/base/shared/charts.ts';

const options = ['gold', 'silver', 'bronze'].map((value) => ({
  value,
  label: value.toUpperCase(),
}));

test('bars count the values in the order of the options; the longest leaves room for its number', () => {
  expect(countBars(options, ['silver', 'gold', 'gold', 'gold', 'gold'])).toEqual([
    { value: 'gold', label: 'GOLD', count: 4, length: 85 },
    { value: 'silver', label: 'SILVER', count: 1, length: 21.3 },
    { value: 'bronze', label: 'BRONZE', count: 0, length: 0 },
  ]);
});

test('a chart without values has bars of length 0', () => {
  expect(countBars(options, []).map(({ length }) => length)).toEqual([0, 0, 0]);
  expect(countBars([], [])).toEqual([]);
});

test('a chart has a text alternative', () => {
  expect(describeBars(countBars(options, ['gold', 'silver', 'gold']))).toBe(
    'GOLD: 2; SILVER: 1; BRONZE: 0',
  );
});
