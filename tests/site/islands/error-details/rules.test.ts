import { expect, test } from 'vitest';
import { createReference } from '../../../../src/islands/error-details/rules.ts';

test('a reference is generated from the random source', () => {
  const draws = [0, 1, 2, 25, 26, 27, 33, 34, 35];
  expect(createReference(() => ((draws.shift() ?? 0) + 0.5) / 36)).toBe('ABCZ01789');
});

test.for<[draw: number, reference: string]>([
  [0, 'AAAAAAAAA'],
  [1 - Number.EPSILON, '999999999'],
])('a random source that always returns %f gives nine characters', ([draw, reference]) => {
  expect(createReference(() => draw)).toBe(reference);
});

test('a reference has nine upper-case letters and digits, and is rarely repeated', () => {
  const references = Array.from({ length: 200 }, () => createReference());
  for (const reference of references) expect(reference).toMatch(/^[A-Z0-9]{9}$/);
  expect(new Set(references).size).toBe(200);
});
