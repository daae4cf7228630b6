import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/pictures/covers/random.ts';

function take(seed: string, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
}

test('a seed always gives the same row, and another seed another row', () => {
  expect(take('events/a', 5)).toEqual(take('events/a', 5));
  expect(take('events/a', 5)).not.toEqual(take('events/b', 5));
});

test('numbers are from 0 up to, not including, 1, and evenly spread', () => {
  const numbers = take('spread', 2000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = new Set(numbers.map((number) => Math.floor(number * 10)));
  expect(tenths.size).toBe(10);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});
