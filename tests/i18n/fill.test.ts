import { expect, test } from 'vitest';
import { fill } from '../../packages/i18n/fill.ts';

test('a missing value stays visible in a text', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});
